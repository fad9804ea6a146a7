/** How seats are told apart: a letter and a colour each. */
export const LETTERS = "ABCDEF";
/** Okabe and Ito's colours, told apart by everybody; each goes with its letter. */
export const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9"];
/** What can be read on those colours. */
export const INKS = ["#fff", "#000", "#000", "#000", "#fff", "#000"];
/** The seat of whoever only looks: nobody is spoken to. */
export const NOBODY = -1;
