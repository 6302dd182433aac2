import type { BotRow } from './data.js';
import { rangeOf, type Scale, scaleOf } from './plot.js';
import { keptText } from './words.js';

const HEADS = ['Rating', '±', 'Won', 'Drawn', 'Lost', 'Forfeits'];
const KEPT_HEADS = ['Won kept\u00a0%', 'Safe kept\u00a0%', 'Moves lost'];

/** The table, the best first; in every row how sure its rating is, on one scale. */
export function Leaderboard({ bots }: { readonly bots: readonly BotRow[] }) {
  const scale = scaleOf(bots);
  const isJudged = bots.some(({ kept }) => kept !== null);
  return (
    <>
      <div class="arena-wide is-full" role="region" aria-label="Table of ratings" tabIndex={0}>
        <table class="arena-table" data-testid="leaderboard">
          <caption class="visually-hidden">The best first, with what each rating may be</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">Place</span>
              </th>
              <th scope="col">Bot</th>
              <th scope="col" class="arena-plot">
                <span class="visually-hidden">From the least to the most a rating may be</span>
                <Axis scale={scale} />
              </th>
              {[...HEADS, ...(isJudged ? KEPT_HEADS : [])].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bots.map((bot, index) => (
              <Row key={bot.name} bot={bot} place={index + 1} scale={scale} isJudged={isJudged} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">
        A rating is what a bot is at least: its mean, the dot, less three times ±. Bars reach as far to the other side.
        {isJudged && ' Kept is the share of won, or not lost, positions that a bot did not throw away.'}
      </p>
    </>
  );
}

interface RowProps {
  readonly bot: BotRow;
  readonly place: number;
  readonly scale: Scale;
  readonly isJudged: boolean;
}

function Row({ bot, place, scale, isJudged }: RowProps) {
  const { name, rating, uncertainty, won, drawn, lost, forfeits, kept } = bot;
  const numbers = [rating.toFixed(1), uncertainty.toFixed(1), ...[won, drawn, lost, forfeits].map(String)];
  const truth = [keptText(kept?.won), keptText(kept?.safe), kept === null ? '–' : String(kept.movesLost)];
  return (
    <tr>
      <td class="arena-place">{place}</td>
      <th scope="row" class="arena-name" title={name}>
        {name}
      </th>
      <td class="arena-plot">
        <Bar bot={bot} scale={scale} />
      </td>
      {[...numbers, ...(isJudged ? truth : [])].map((text, at) => (
        <td key={String(at)}>{text}</td>
      ))}
    </tr>
  );
}

/** Ends of bars and numbers at ticks need a little room at the edges. */
const EDGE = 6;
const placeOn = ({ at }: Scale, value: number): string => `${(EDGE + at(value) * (100 - 2 * EDGE)).toFixed(2)}%`;

const Grid = ({ scale }: { readonly scale: Scale }) => (
  <>
    {scale.ticks.map((tick) => (
      <line key={tick} class="arena-tick" x1={placeOn(scale, tick)} x2={placeOn(scale, tick)} y1="0" y2="100%" />
    ))}
  </>
);

const Axis = ({ scale }: { readonly scale: Scale }) => (
  <svg aria-hidden="true">
    {scale.ticks.map((tick) => (
      <text key={tick} x={placeOn(scale, tick)} y="70%" text-anchor="middle">
        {tick}
      </text>
    ))}
  </svg>
);

function Bar({ bot, scale }: Pick<RowProps, 'bot' | 'scale'>) {
  const { low, mean, high } = rangeOf(bot);
  const label = `from ${low.toFixed(1)} to ${high.toFixed(1)}, mean ${mean.toFixed(1)}`;
  return (
    <svg role="img" aria-label={label}>
      <Grid scale={scale} />
      <line class="arena-bar" x1={placeOn(scale, low)} x2={placeOn(scale, high)} y1="50%" y2="50%" />
      <line class="arena-end" x1={placeOn(scale, low)} x2={placeOn(scale, low)} y1="30%" y2="70%" />
      <line class="arena-end" x1={placeOn(scale, high)} x2={placeOn(scale, high)} y1="30%" y2="70%" />
      <circle cx={placeOn(scale, mean)} cy="50%" r="5" />
    </svg>
  );
}
