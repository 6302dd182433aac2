/** `asterion review`: a recorded game beside the truth, move by move. */

import { Command } from 'commander';
import { type MemoryOption, withMemory } from '../exact/solving.js';
import { Failure, type Host } from '../host/host.js';
import { messagesTo } from '../host/messages.js';
import { writeOutput } from '../host/output.js';
import { type QuietOption, withJson, withQuiet } from '../options.js';
import { openRecording, RECORDING_HELP } from '../replay/recording-file.js';
import type { AnyShow } from '../stage/show.js';
import type { PlacedPosition } from '../stage/walk.js';
import { reviewReport } from './report.js';
import { reviewText } from './words.js';

interface ReviewOptions extends QuietOption, MemoryOption {
  readonly json?: boolean;
  readonly all?: boolean;
  readonly out?: string;
}

export function reviewCommand(host: Host): Command {
  const command = new Command('review')
    .argument('<recording>', RECORDING_HELP)
    .option('--all', 'list every move, not only the mistakes')
    .option('--out <file>', 'write to a file instead of stdout')
    .addHelpText('after', HELP)
    .action((file: string, options: ReviewOptions) => review(file, options, host));
  return withQuiet(withMemory(withJson(command, 'print a report instead of text')));
}

const HELP = `
A blunder changes who wins; an inaccuracy makes a win longer or a defence shorter. Accuracy is the share of a side's
moves that lost nothing. Moves of both sides are counted from 1, captures in monster moves, games of Labyrinth in rounds.

Example:
  asterion rogue watch cornered --rogue farthest --record game.json && asterion review game.json
`;

async function review(file: string, options: ReviewOptions, host: Host): Promise<void> {
  const messages = messagesTo(host, options.quiet === true);
  const { name, show, recording, positions, fault } = await openRecording(file, host);
  if (fault !== undefined) throw new Failure(`${name}: ${fault}`, 1);
  if (show.review === undefined)
    throw new Failure(`${name}: there is no exact table of ${recording.game} to judge moves by; try "asterion replay"`);
  const moves = recording.moves.map((made, index) => moveNamed(show, positions[index], made.name));
  const judged = await show.review({ name, scene: recording.scene, positions, moves }, options, host, messages);
  const reviewed = { ...judged, positions };
  const result =
    options.json === true
      ? `${JSON.stringify(reviewReport(reviewed, show))}\n`
      : reviewText(reviewed, show, options.all === true);
  await writeOutput([result], options.out, host);
}

/** A recording that does not drift has only moves that are known. */
function moveNamed({ walk }: AnyShow, position: PlacedPosition, name: string): number {
  const move = walk.game.moveNamed(position, name);
  if (typeof move !== 'number') throw new Error(`The move ${name} has been played and is unknown.`);
  return move;
}
