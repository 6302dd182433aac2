/** A world that was drawn, to look at on other people's pages. */

import { computed } from '@preact/signals';
import { counted } from 'asterion/play';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Frame } from '../board/frame.js';
import { groundArea } from '../board/ground.js';
import { BoardModel } from '../board/model.js';
import { piecesIn } from '../game/frame.js';
import { Viewing } from '../shell/Viewing.js';
import { EditSession } from './session.js';

export const viewerWith =
  (...parts: ConstructorParameters<typeof EditSession>): ComponentType<{ readonly query: URLSearchParams }> =>
  ({ query }) => {
    const session = useMemo(() => new EditSession(...parts), []);
    const boards = useMemo(() => [new BoardModel(computed(() => frameOf(session)))], [session]);
    useEffect(() => void session.open(query), [session, query]);
    useEffect(() => () => session.close(), [session]);
    const [grid, game] = [boards[0].grid.value, session.game.value];
    const size = grid === undefined ? '' : `, ${counted(grid.rows, 'row')}, ${counted(grid.cols, 'column')}`;
    return (
      <Viewing
        boards={boards}
        label="World"
        status={`A world for ${game?.title ?? 'a maze'}${size}.`}
        notice={session.notice.value}
      />
    );
  };

function frameOf({ sketch, game }: EditSession): Frame | undefined {
  const scene = sketch.value?.scene;
  return scene && { scene, layers: {}, area: groundArea(scene.world), ...piecesIn(game.value?.pieces ?? []) };
}
