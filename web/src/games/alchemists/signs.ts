/** Which drawing stands for what. */
export const INGREDIENT: Record<string, string> = {
  mushroom: "mushroom",
  fern: "fern",
  toad: "frog",
  bird_claw: "bird-claw",
  flower: "lotus-flower",
  mandrake_root: "tree-roots",
  scorpion: "scorpion",
  raven_feather: "feather",
};
export const SPACE: Record<string, string> = {
  forage: "basket",
  transmute: "gold-bar",
  custodian: "key",
  sell: "shop",
  study_golem: "rock-golem",
  buy_artifact: "gem-pendant",
  visit_library: "bookshelf",
  debunk: "hammer-drop",
  publish: "quill-ink",
  test_student: "graduate-cap",
  drink: "drink-me",
  exhibit: "theater-curtains",
};
const FAVOUR: Record<string, string> = {
  assistant: "meeple",
  associate: "three-friends",
  barmaid: "beer-stein",
  custodian: "key",
  herbalist: "herbs-bundle",
  merchant: "swap-bag",
  sage: "wizard-face",
  shopkeeper: "shop",
  courtier: "jewel-crown",
};
const ARTIFACT: Record<string, string> = {
  discount_card: "ticket",
  boots_of_speed: "wingfoot",
  magic_mortar: "pestle-mortar",
  periscope: "periscope",
  printing_press: "stamper",
  robe_of_respect: "robe",
  witchs_trunk: "open-treasure-chest",
  amulet_of_rhetoric: "gem-necklace",
  hypnotic_amulet: "all-seeing-eye",
  seal_of_authority: "wax-seal",
  silver_chalice: "jeweled-chalice",
  thinking_cap: "pointy-hat",
  bronze_cup: "trophy-cup",
  feather_in_cap: "robin-hood-hat",
  crystal_cabinet: "trophies-shelf",
  altar_of_gold: "star-altar",
  magic_mirror: "mirror-mirror",
  wisdom_idol: "totem-head",
  replicator: "big-gear",
  kings_seal: "queen-crown",
  library: "bookshelf",
};
const ADVENTURER: Record<string, string> = {
  cleric: "monk-face",
  ranger: "bowman",
  berserker: "barbarian",
  sorcerer: "wizard-staff",
  witcher: "crossed-swords",
  assassin: "hooded-assassin",
};
export const AMOUNT: Record<string, string> = {
  gold: "gold",
  reputation: "al-laurel-crown",
  cubes: "al-cube",
  approval: "al-queen-crown",
  ingredients: "al-oak-leaf",
  favours: "al-envelope",
  books: "al-open-book",
};
const KINDS: Record<string, Record<string, string>> = {
  space: SPACE,
  favour: FAVOUR,
  artifact: ARTIFACT,
  adventurer: ADVENTURER,
};

/** The drawing of a thing by its kind and id; a startup card is a scroll. */
export const signOfThing = (kind: string, id: string): string => `al-${KINDS[kind]?.[id] ?? "tied-scroll"}`;
