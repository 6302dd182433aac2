/** The Labyrinth room: Theseus gathers supplies before dawn, and Minotaurs hunt him. */

import { HUMAN, labyrinthDescription } from 'asterion/play';
import { SET } from 'asterion/settings';
import { useMemo } from 'preact/hooks';
import { gameKeys } from '../game/keys.js';
import { Room as GameRoom } from '../game/Room.js';
import { Stage } from '../game/stage.js';
import type { PageRoomContent } from '../shell/room.js';
import { Group, Section } from '../shell/Section.js';
import { AskedPredicate, PredicateFields, PredicateMarks } from './Predicates.js';
import { Statistics } from './Statistics.js';
import './labyrinth.css';

/** The page's own: a whole game is kept in memory, and you are Theseus. */
const overlays = { rounds: { most: 10_000 }, theseus: { usual: HUMAN } };
/** A link without the key means that rooms may be closed; a new game is one that can be won. */
const fresh = { norooms: SET };
const PLAYER_MEMORY = 64 * 1024 * 1024;

class LabyrinthStage extends Stage {
  readonly asked: AskedPredicate;

  constructor() {
    super({ description: labyrinthDescription, overlays, fresh, playerMemory: PLAYER_MEMORY });
    this.asked = new AskedPredicate(this.play.setup, this.hidden);
    this.decorate = (frame) =>
      this.asked.answer.value === undefined ? frame : { ...frame, fact: (tile) => this.asked.factAt(tile) };
  }

  override watch(): () => void {
    // What was said of a tile stands there to be read: it must not outlast what it was said by.
    const ends = [super.watch(), this.asked.name.subscribe(() => this.board.hush())];
    return () => {
      for (const end of ends) end();
    };
  }
}

function LabyrinthRoom({ query }: { readonly query: URLSearchParams }) {
  const stage = useMemo(() => new LabyrinthStage(), []);
  const { asked, board, play } = stage;
  return (
    <GameRoom
      stage={stage}
      query={query}
      ground="Board"
      board="Labyrinth"
      rest={play.setup.value?.values.pass === true ? 'Pass' : undefined}
      below={asked.answer.value !== undefined && <PredicateMarks model={board} answer={asked.answer.value} />}
      groundNote={
        <p class="hint">
          No closed rooms is recommended: else about one board in four has a room that nobody can enter, and one in
          eighteen a supply in it.
        </p>
      }
      sections={
        <Section title="Statistics">
          <Statistics stage={stage} />
        </Section>
      }
      advanced={
        <Group title="Walls, as the generator sees them">
          <PredicateFields asked={asked} />
        </Group>
      }
      isAdvancedOn={asked.name.value !== 'off'}
      files="recordings, and world documents with a Theseus, a Minotaur and supplies"
    />
  );
}

export const content: PageRoomContent = {
  game: labyrinthDescription,
  component: LabyrinthRoom,
  viewer: async () => (await import('../game/GameViewer.js')).viewerOf(() => new LabyrinthStage()),
  keys: gameKeys(labyrinthDescription, {
    rest: 'Pass, where it is allowed',
    threat: 'Where is the other side?',
    fresh: 'New board, from a new seed',
  }),
};
