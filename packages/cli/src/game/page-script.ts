/** The scripts of pages that step through turns. They run in a browser, from disk, and read the game from the page itself. */

/** The controls. What a turn looks like is said by a `paint(turn)` that follows; it returns what to say of the turn. */
export const PLAYBACK = `'use strict';
const game = JSON.parse(document.getElementById('game').textContent);
const byId = (id) => document.getElementById(id);
const [now, play, scrubber, speed] = ['now', 'play', 'turn', 'speed'].map(byId);
const last = Number(scrubber.max);
let turn = 0;
let timer = 0;
const make = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
function show(next) {
  turn = Math.min(Math.max(next, 0), last);
  const said = paint(turn);
  scrubber.value = turn;
  now.textContent = 'Turn ' + turn + ' of ' + last + '. ' + said;
  scrubber.setAttribute('aria-valuetext', now.textContent);
  if (turn === last) pause();
}
function pause() {
  clearInterval(timer);
  timer = 0;
  play.textContent = 'Play';
  now.setAttribute('aria-live', 'polite');
}
function start() {
  if (turn === last) show(0);
  // Nobody wants every frame read aloud.
  now.setAttribute('aria-live', 'off');
  play.textContent = 'Pause';
  clearInterval(timer);
  timer = setInterval(() => show(turn + 1), 1000 / Number(speed.value));
}
const toggle = () => (timer === 0 && last > 0 ? start() : pause());
const go = (next) => {
  pause();
  show(next);
};
const actions = { first: () => go(0), back: () => go(turn - 1), play: toggle, forward: () => go(turn + 1), last: () => go(last) };
for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
scrubber.addEventListener('input', () => go(Number(scrubber.value)));
speed.addEventListener('change', () => timer !== 0 && start());
const keys = { ' ': 'play', ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' };
document.addEventListener('keydown', (event) => {
  const action = keys[event.key];
  const isTaken = event.target.matches('input, select') || (event.key === ' ' && event.target.matches('button'));
  if (action === undefined || isTaken || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  actions[action]();
});
const figureOf = (glyph, colour, radius) => {
  const group = make('g', {});
  const letter = make('text', { dy: '.36em', 'text-anchor': 'middle', 'font-family': 'sans-serif', 'font-weight': 'bold', 'font-size': radius * 1.3, fill: 'var(--label)' });
  letter.textContent = glyph;
  group.append(make('circle', { r: radius, fill: colour, stroke: 'var(--background)', 'stroke-width': 1.5 }), letter);
  return { group, letter };
};
`;

/** A recording: figures on the ground of the turn. */
export const FIGURES = `const boards = [...document.querySelectorAll('.board')];
const figures = game.figures.map(({ glyph, colour, hunts }) => ({ ...figureOf(glyph, colour, game.radius), glyph, hunts }));
function paint(turn) {
  const frame = game.frames[turn];
  const floor = game.floors[turn];
  boards.forEach((board, i) => (board.hidden = i !== floor));
  boards[floor].querySelector('.figures').append(...figures.map(({ group }) => group));
  figures.forEach(({ group, letter, glyph, hunts }, i) => {
    const place = game.places[frame[i]];
    group.style.display = place ? '' : 'none'; // what is gone has no place
    if (place) group.setAttribute('transform', 'translate(' + place.join(' ') + ')');
    letter.textContent = hunts && frame[i] === frame[game.quarry] ? '*' : glyph;
  });
  return turn === 0 ? 'The start.' : game.moves[turn - 1] + (turn === last ? '. The end: ' + game.outcome + '.' : '.');
}
`;
