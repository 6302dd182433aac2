/** What the parts of the room share: the session, its board, the fog, the truth, and what is asked about the walls. */

import { computed, effect, untracked } from '@preact/signals';
import type { Cell } from 'asterion/world';
import type { Frame } from '../board/frame.js';
import { BoardModel } from '../board/model.js';
import { Hands } from '../play/hands.js';
import { Looking } from '../play/looking.js';
import { YES } from '../play/table.js';
import { announce } from '../shell/announce.js';
import { Asked } from './asked.js';
import { placeAnswer, threatAnswer } from './asking.js';
import { Fog } from './fog.js';
import { foggedFrame, frameOf } from './frame.js';
import { LabyrinthSession } from './session.js';
import { tilesOf, waysOf } from './steering.js';
import { LabyrinthTruth } from './truth.js';
import { heated, tileText } from './values.js';
import { viewerOf } from './viewer.js';

export class Stage {
  readonly session = new LabyrinthSession();
  readonly play = this.session.play;
  readonly fog = new Fog(this.play);
  readonly truth = new LabyrinthTruth(this.play, this.fog);
  readonly hands = new Hands(
    this.play,
    computed(() => {
      const position = this.play.standing.value?.position;
      return position && waysOf(position.setup, position.seat);
    }),
  );
  readonly asked = new Asked({
    world: computed(() => this.play.table.value?.scene.world),
    noRooms: computed(() => this.play.table.value?.draft.norooms === YES),
    veil: this.fog.veil,
  });

  readonly board = new BoardModel(
    computed<Frame | undefined>(() => {
      const plain = this.#plain.value;
      const [tiles, told, asked] = [this.truth.tiles.value, this.truth.told.value, this.asked.answer.value];
      if (plain === undefined || (told === undefined && asked === undefined)) return plain;
      const fact = (tile: Cell): string | undefined => {
        const facts = [this.asked.factAt(tile), told && tileText(told, tile)].filter((one) => one !== undefined);
        return facts.length === 0 ? undefined : facts.join('; ');
      };
      return { ...(tiles === undefined ? plain : heated(plain, tiles)), fact };
    }),
  );
  readonly looking = new Looking({
    board: this.board,
    name: 'labyrinth',
    from: () => this.play.mover.value ?? this.#ownTile,
    hint: 'Enter steps there, X or Escape goes on playing.',
  });

  /** What decides what is said of a tile. */
  readonly #lens = computed(() => `${this.fog.eyes.value} ${this.truth.isWanted.value} ${this.asked.name.value}`);

  readonly #plain = computed<Frame | undefined>(() => {
    const [standing, known] = [this.play.standing.value, this.fog.known.value];
    const entrance = this.play.table.value?.scene.entrance;
    if (standing === undefined) return undefined;
    const told = this.play.told.value;
    if (known === undefined) return frameOf(standing.position, told, entrance);
    return foggedFrame(known, standing.position, told, entrance);
  });

  constructor() {
    this.play.remark = () => this.truth.text;
    this.play.noTrying = () => this.fog.veil.value;
  }

  /** Starts what goes on by itself; the returned call ends it. */
  watch(): () => void {
    const ends = [
      this.truth.watch(),
      // What was said of a tile stands there to be read: it must not outlast what it was said by.
      this.#lens.subscribe(() => this.board.hush()),
      effect(() => this.#follow()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Where the side stands that is played here; Theseus for those who watch. */
  get #ownTile(): Cell | undefined {
    const position = this.play.standing.value?.position;
    return position && tilesOf(position, viewerOf(position, this.play.people.value))[this.play.told.value.length];
  }

  /** Keeps one's own piece in sight where only a part of the board is seen. */
  #follow(): void {
    const tile = this.#ownTile;
    untracked(() => {
      if (tile !== undefined && !this.board.isFitted.value && !this.looking.isOn.value) this.board.setCursor(tile);
    });
  }

  tellThreat(): void {
    const position = this.play.standing.value?.position;
    if (position !== undefined) announce(threatAnswer(position, this.play.people.value, this.fog.eyes.value));
  }

  tellPlace(): void {
    const position = this.play.standing.value?.position;
    if (position === undefined) return;
    const { people, told } = this.play;
    announce(placeAnswer(position, people.value, this.fog.eyes.value, told.value.length));
  }
}
