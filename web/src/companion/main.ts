import { mount } from "svelte";
import { words } from "../lib/words.svelte";
import Companion from "./Companion.svelte";
import { bundled } from "./words";
import "../app.css";
import "./companion.css";
import "../fonts.css";

words.source = bundled;
mount(Companion, { target: document.getElementById("app")! });
