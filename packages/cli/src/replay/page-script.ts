/** The script of a recording's page. It runs in a browser, from disk, and reads the game from the page itself. */

export const SCRIPT = `'use strict';
const game = JSON.parse(document.getElementById('game').textContent);
const byId = (id) => document.getElementById(id);
const [now, play, scrubber, speed] = ['now', 'play', 'turn', 'speed'].map(byId);
const last = game.frames.length - 1;
let turn = 0;
let timer = 0;

const make = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const figures = game.figures.map(({ glyph, colour, hunts }) => {
  const group = make('g', {});
  const letter = make('text', { dy: '.36em', 'text-anchor': 'middle', 'font-family': 'sans-serif', 'font-weight': 'bold', 'font-size': game.radius * 1.3, fill: 'var(--label)' });
  group.append(make('circle', { r: game.radius, fill: colour, stroke: 'var(--background)', 'stroke-width': 1.5 }), letter);
  byId('figures').append(group);
  return { group, letter, glyph, hunts };
});

function show(next) {
  turn = Math.min(Math.max(next, 0), last);
  const frame = game.frames[turn];
  figures.forEach(({ group, letter, glyph, hunts }, i) => {
    const place = game.places[frame[i]];
    group.style.display = place ? '' : 'none'; // what is gone has no place
    if (place) group.setAttribute('transform', 'translate(' + place.join(' ') + ')');
    letter.textContent = hunts && frame[i] === frame[game.quarry] ? '*' : glyph;
  });
  scrubber.value = turn;
  const said = turn === 0 ? 'The start.' : game.moves[turn - 1] + (turn === last ? '. The end: ' + game.outcome + '.' : '.');
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
show(0);
`;
