/** The campaign: every level that comes with a game, both sides of it, in the order of their proven difficulty. */

import { HUMAN, type LevelTrack, minotaurTracks, rogueTracks } from 'asterion/play';
import { Stars } from '../game/levels.js';
import { STARS, scoresOf, starsIn } from '../game/scores.js';
import { formatLink } from '../shell/link.js';
import './campaign.css';

const tracks: readonly LevelTrack[] = [...minotaurTracks, ...rogueTracks];

export function Campaign() {
  const all = tracks.flatMap((track) => track.levels.map((level) => starsOf(track, level)));
  const count = all.reduce((sum, stars) => sum + stars, 0);
  return (
    <div class="campaign">
      <h2>Campaign</h2>
      <p data-testid="campaign-stars">
        {count} of {3 * all.length} stars, kept in this browser.
      </p>
      <p class="hint">{STARS}</p>
      {tracks.map((track) => (
        <Track key={track.title} track={track} />
      ))}
    </div>
  );
}

type Level = LevelTrack['levels'][number];

const starsOf = ({ game }: LevelTrack, level: Level): number => starsIn(scoresOf(game, tracks).value, level);

/** Levels in their order; the first that is not done stands out. Any can be played: nobody has to earn them. */
function Track({ track }: { readonly track: LevelTrack }) {
  const next = track.levels.findIndex((level) => starsOf(track, level) === 0);
  return (
    <section aria-label={track.title}>
      <h3>{track.title}</h3>
      <p>{track.about}</p>
      <ol class="campaign-levels">
        {track.levels.map((level, at) => (
          <li key={level.name}>
            <a class={at === next ? 'is-next' : ''} href={linkTo(track, level)}>
              <span class="campaign-number">{at + 1}</span>
              <strong>{level.title}</strong>
              <Stars stars={starsOf(track, level)} />
              {at === next && <span class="campaign-next">next</span>}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const linkTo = ({ game }: LevelTrack, { said, seat }: Level): string =>
  formatLink(game, Object.entries({ ...said, [seat]: HUMAN }));
