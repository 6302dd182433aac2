/** How the element looks. A sheet of the document, and not markup: policies of pages around forbid that. */

const CSS = `:host{display:block;font:1rem/1.4 system-ui,sans-serif}
.all{position:relative;color:var(--asterion-text,var(--text));background:var(--asterion-background,var(--background))}
:host([hidden]),[hidden]{display:none!important}
figure{margin:0;padding:.5rem}
figcaption{font-weight:600}
p{margin:.25rem .5rem;font-variant-numeric:tabular-nums}
figure p{margin-inline:0}
p:empty{display:none}
[part=board] svg{display:block;width:100%;height:auto;max-height:var(--asterion-height,70vh)}
[part=controls]{display:flex;flex-wrap:wrap;gap:.25rem;padding:0 .5rem .5rem}
button{width:2.75rem;height:2.75rem;padding:.5rem;color:inherit;background:none;border:1px solid currentColor;border-radius:.375rem;cursor:pointer}
button svg{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
input{display:block;box-sizing:border-box;width:calc(100% - 1rem);height:2.75rem;margin:0 .5rem;accent-color:var(--asterion-entrance,var(--entrance))}
:focus-visible{outline:3px solid var(--asterion-entrance,var(--entrance));outline-offset:2px}
.cursor{fill:none;stroke:var(--asterion-entrance,var(--entrance));stroke-width:2;stroke-dasharray:4 3}
[part=error]{padding:.5rem;border-inline-start:3px solid currentColor}
.unseen{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
`;

let shared: CSSStyleSheet | undefined;

/** The same for all elements of a page. */
export function sheet(): CSSStyleSheet {
  if (shared === undefined) {
    shared = new CSSStyleSheet();
    shared.replaceSync(CSS);
  }
  return shared;
}
