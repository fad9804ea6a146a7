/** One table over one socket: full resync on every connection, answers kept until they are acknowledged. */
import type { Answer } from "./answer";
import { Pencil, type Marks } from "./notes";
import type { ChatLine, FromClient, FromServer, Problem, State, Thought, Told } from "../lib/protocol";

type Message = Exclude<FromClient, { type: "ping" }>;
type Unsent = Message extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** What a bot was asked: why it did what it did, or what to do here; and what it said. */
export interface Pondered {
  id: string;
  /** The seat whose bot is asked why; -1: a hint is asked for. */
  seat: number;
  base: string;
  thought: Thought | null;
  problem: Problem | null;
}

/** Messages that nobody waits for before going on. */
const ASIDE = ["note", "why", "hint"];

export class TableConnection {
  status = $state<"connecting" | "open" | "closed" | "gone">("connecting");
  state = $state.raw<State | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The pencil marks of each of my seats. */
  notes = $state.raw<Record<number, Marks>>({});
  problem = $state.raw<Problem | null>(null);
  /** What a bot is asked aside from the game. */
  pondered = $state.raw<Pondered | null>(null);
  busy = $state(false);
  /** How many seconds the server's clock is ahead of ours. */
  ahead = $state(0);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Message>();
  #answered = "";
  #pencil = new Pencil();
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.#open();
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#retry);
  }

  #retry = (): void => {
    if (!document.hidden && this.status !== "open" && this.status !== "gone") this.#open();
  };

  /** The device says so before the socket notices. On a machine that plays alone the next try succeeds. */
  #lost = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.status === "open") this.#again();
  };

  #again(): void {
    this.status = "closed";
    const wait = Math.min(5000, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.table}?token=${encodeURIComponent(this.token)}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.#tries = 0;
      this.#heard = Date.now();
      for (const message of this.#waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (event.code === 4004) {
        this.status = "gone";
        return;
      }
      this.#again();
    };
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => {
      if (this.status !== "open") return;
      if (socket !== this.#socket) return;
      if (Date.now() - this.#heard > 25_000) socket.close();
      else socket.send('{"type":"ping"}');
    }, 10_000);
  }

  #take(message: FromServer): void {
    if (message.type === "state") {
      this.log = [...this.log.slice(0, message.log_from), ...message.log];
      this.chat = [...this.chat.slice(0, message.chat_from), ...message.chat];
      this.ahead = message.now - Date.now() / 1000;
      this.state = message;
    } else if (message.type === "notes") {
      this.#pencil.keep(message.seat, message.marks);
      this.notes = this.#pencil.sheets();
    } else if (message.type === "thought") {
      if (this.pondered?.id === message.id) this.pondered = { ...this.pondered, thought: message };
    } else if (message.type === "ack") {
      const type = this.#waiting.get(message.id)?.type;
      if (type === "why" || type === "hint") {
        this.#waiting.delete(message.id);
        if (this.pondered?.id === message.id) this.pondered = { ...this.pondered, problem: message.problem };
        return;
      }
      if (type === "note") {
        this.#pencil.done(message.id);
        this.notes = this.#pencil.sheets();
      }
      this.#waiting.delete(message.id);
      this.busy = [...this.#waiting.values()].some((m) => !ASIDE.includes(m.type));
      this.problem = message.problem;
      if (message.problem) this.#answered = "";
      if (message.problem && !message.id) this.problem = message.problem;
    }
  }

  /** Send a message; it is repeated after a lost connection until the server has kept it. */
  send(message: Unsent): void {
    this.busy = true;
    this.problem = null;
    this.#send(message);
  }

  /** Pencil marks for one of my seats; nobody waits for them. An empty mark wipes out what stood there. */
  note(seat: number, marks: Marks): void {
    this.#pencil.write(this.#send({ type: "note", seat, marks }), seat, marks);
    this.notes = this.#pencil.sheets();
  }

  /** Asks a seat's bot why it did what it did last. */
  why(seat: number): void {
    this.#ponder({ type: "why", seat }, seat);
  }

  /** Asks what a good bot would do here; asking again puts the answer away. */
  hint(): void {
    const base = this.state?.base;
    if (this.pondered?.seat === -1 && this.pondered.base === base) this.pondered = null;
    else if (base) this.#ponder({ type: "hint", base }, -1);
  }

  #ponder(message: Unsent, seat: number): void {
    const base = this.state?.base ?? "";
    this.pondered = { id: this.#send(message), seat, base, thought: null, problem: null };
  }

  #send(message: Unsent): string {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now().toString(36);
    const whole = { ...message, id } as Message;
    this.#waiting.set(id, whole);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(whole));
    return id;
  }

  /** Answers the question that is open, once. */
  answer(answer: Answer): void {
    const base = this.state?.base;
    if (!base || base === this.#answered) return;
    this.#answered = base;
    this.send({ type: "answer", base, answer });
  }

  close(): void {
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#retry);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
