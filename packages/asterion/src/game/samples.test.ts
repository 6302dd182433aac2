/** Recordings as they were written at the time. They can be replayed for ever: add to them, never change one. */

import { expect, test } from 'vitest';
import { games, loadExplore, readRecording, saveText, stateHash } from '../play/index.js';
import { exploreGame } from '../players/explore/index.js';
import { type AnyGame, Replay } from './index.js';
import { pits } from './pits/index.js';

const PITS = `{"recording":1,"game":"pits",
"world":{"asterion":1,"shape":"rect","rows":4,"cols":4,"origin":"top",
"open":[
"41515150",
"45555554",
"45555554",
"05151514"
],
"terrain":[
"....",
"....",
"....",
"...."
],
"entrance":[0,0],
"exit":[3,3],
"actors":{"player":[[0,0]]}},
"options":{"least":1,"most":1,"under":false},"seed":"7","seats":{"player":"most-paths"},
"moves":[
["chance","3,2","bc685f86"],
["player","E","be77788a"],
["chance","2,0","07d9f49e"],
["player","S","565299f4"],
["chance","2,1","88f734b6"],
["player","E","d7405b9d"],
["chance","3,1","8fb8a714"],
["player","E","56cc5ac6"],
["chance","0,2","2ecbd2a1"],
["player","S","7b61c89e"],
["chance","0,1","8a89efed"],
["player","S","04bee1ab"]
],
"outcome":"goal","checksum":"6745fbe6"}
`;

const EXPLORE = `{"recording":1,"game":"explore",
"generator":{"name":"bsp","rows":12,"cols":20},
"options":{"hunter":"bfs-random","hunters":2,"speed":100,"coins":8,"toll":3,"worlds":3},"seed":"999","seats":{"avatar":"human"},
"moves":[
["avatar","A","822e61c2"],
["avatar","W","30393c7c"],
["avatar","D","8c2e4c0b"],
["avatar",".","a0cec0cc"],
["avatar",".","ef86d3df"],
["avatar","Z","a0cec0cc"],
["avatar","S","308b855f"],
["avatar","S","339fa0c0"]
],
"outcome":null,"checksum":"78e40b17"}
`;

test.each<[string, AnyGame, string]>([
  ['pits', pits, PITS],
  ['explore', exploreGame, EXPLORE],
])('%s', (_name, game, text) => {
  const read = readRecording(text, games);
  if (!read.ok) throw new Error(read.fault.message);
  expect(read.value.isWhole).toBe(true);
  const replay = new Replay(game, read.value);
  replay.advance(Infinity);
  expect([replay.drift, replay.steps]).toEqual([undefined, read.value.moves.length]);
});

test('a save of Explore goes on, and is written again with all that it says, and what it was set up from', () => {
  const run = loadExplore(EXPLORE);
  if (!run.ok) throw new Error(run.fault.message);
  const session = run.value;
  expect([stateHash(session), session.tip.position.turn]).toEqual(['339fa0c0', 6]);
  const old = EXPLORE.split('\n');
  const again = saveText(session).split('\n');
  expect(old.slice(1, -3).filter((line) => !again.includes(line))).toEqual([]);
  const [said] = again.filter((line) => !old.includes(line) && line.startsWith('"said"'));
  expect(said).toBe(
    '"said":{"generator":"bsp","rows":"12","cols":"20","seed":"999","hunter":"bfs-random","hunters":"2","speed":"100","coins":"8","toll":"3","worlds":"3"},"cap":null,',
  );
  const loaded = loadExplore(again.join('\n'));
  expect(loaded.ok && stateHash(loaded.value)).toBe('339fa0c0');
});
