/**
 * Solving without a terminal: words come in lines, boards go out. A move is a name or a key, as everywhere in lines; `hint`,
 * `back`, `next` and `quit` are the other words.
 */

import { Board } from '../game/board.js';
import { partIn } from '../game/play-lines.js';
import { checkInterrupted, type Host } from '../host/host.js';
import { linesOf } from '../host/input.js';
import type { Messages } from '../host/messages.js';
import type { PuzzleSitting } from './sitting.js';

/** Plays until the input ends or says so. */
export async function playPuzzleLines(sitting: PuzzleSitting, host: Host, messages: Messages): Promise<void> {
  const { input } = sitting;
  const write = (lines: readonly string[]): void => {
    host.stdout.write(lines.map((line) => `${line}\n`).join(''));
  };
  const board = () => new Board(sitting.setup.description, 'ascii', { scene: sitting.setup.scene });
  const show = (...first: readonly string[]): void => {
    write(first);
    host.stdout.write(board().text(sitting.view));
    write([sitting.statusOn(board()).join(', '), '']);
  };
  const begin = (): void => show(sitting.title, sitting.rule, sitting.aim);

  begin();
  for await (const line of linesOf(host)) {
    checkInterrupted(host);
    for (const word of line.split(/\s+/).filter((one) => one !== '')) {
      if (word === 'q' || word === 'quit') return;
      const why = await obey(word);
      if (why === undefined) continue;
      messages.say(`${word}: ${why}`);
      break; // what follows was meant for another position
    }
  }
  checkInterrupted(host);

  /** Does what a word says, and shows what came of it. Resolves to why not. */
  async function obey(word: string): Promise<string | undefined> {
    switch (word.toLowerCase()) {
      case 'next': {
        const why = await sitting.next();
        if (why === undefined) begin();
        return why;
      }
      case '?':
      case 'help':
      case 'rules':
        write([sitting.rule, sitting.aim, legend(), HELP, '']);
        return undefined;
      case 'back':
      case 'undo': {
        const why = sitting.takeBack();
        if (why === undefined) show();
        return why;
      }
      case 'hint':
      case 'i':
        if (sitting.solving.phase !== 'solving') return NOT_NOW[sitting.solving.phase];
        sitting.takeHint();
        write([sitting.hint, '']);
        return undefined;
    }
    return await move(word);
  }

  /** `M monster, @ rogue, . room, + corridor, * somebody caught` */
  function legend(): string {
    const { description, scene } = sitting.setup;
    const ground = scene.world.terrain === undefined ? [] : ['. room', '+ corridor'];
    const pieces = description.pieces.map(({ glyph, title }) => `${glyph} ${title}`);
    return [...pieces, ...ground, '* somebody caught'].join(', ');
  }

  async function move(word: string): Promise<string | undefined> {
    const { phase } = sitting.solving;
    if (phase !== 'solving') return NOT_NOW[phase];
    const before = sitting.solving;
    const { world } = sitting.view;
    const name = partIn(word, sitting.setup.description);
    if (name === undefined) return 'Expected the name of a move, such as N, a key, or hint, back, next, quit.';
    const why = word.includes('+') && input.count > 1 ? await input.tellAll(word) : await input.tell(name, world);
    if (why !== undefined) return why;
    if (sitting.solving !== before) showMove();
    else show(); // of several movers the next is to be told
    return undefined;
  }

  function showMove(): void {
    const { refutation } = sitting.solving;
    if (refutation === undefined) {
      show(sitting.said);
      return;
    }
    const { steps } = refutation;
    write([sitting.wrong, ...steps.map((step, at) => `  ${at + 1}. ${sitting.stepText(step)}`)]);
    host.stdout.write(board().text(sitting.viewOf(steps[steps.length - 1].after)));
    write(['back takes the move back.', '']);
  }
}

const HELP =
  'A move is a name, such as N or SE, or a key; of several, all at once, such as N+E. Also hint, back, next, quit.';

const NOT_NOW = {
  wrong: 'Take the wrong move back first: back.',
  solved: 'The puzzle is solved: next, or quit.',
} as const;
