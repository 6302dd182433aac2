/** How the page of a recording looks; the colours are variables that the page sets. */

export const STYLE = `body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; text-align: center }
h1 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere }
p { margin: 0.25rem 0; overflow-wrap: anywhere }
.board[hidden] { display: none }
.board svg { width: 100%; height: auto; max-height: 70vh }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0.5rem }
figure { margin: 0 }
figcaption { font-size: 0.875rem; font-variant-numeric: tabular-nums }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: center; align-items: center; margin: 0.5rem 0 }
button, select { font: inherit; min-width: 2.75rem; min-height: 2.75rem; color: inherit; background: var(--corridor); border: 1px solid var(--wall); border-radius: 0.375rem; cursor: pointer }
input[type=range] { width: 100%; height: 2.75rem; accent-color: var(--quarry) }
:focus-visible { outline: 3px solid var(--marked); outline-offset: 2px }
#play { min-width: 5rem }
#now { font-weight: 600; min-height: 1.5em; font-variant-numeric: tabular-nums }
.keys { font-size: 0.875rem; opacity: 0.8 }
`;
