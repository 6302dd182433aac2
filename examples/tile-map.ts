// A realm as a map for the Tiled editor, Phaser or Godot: tiles with classes, and objects for everybody in it.
import { formatTiled, generateRealm, parseTiled } from 'asterion';

const realm = generateRealm({ generator: 'caves', rows: 20, cols: 32, seed: 7, origin: 'top' });
const [first] = realm.rooms;
const last = realm.rooms[realm.rooms.length - 1];
const scene = { ...realm, entrance: first.centre, exit: last.centre, actors: { coin: first.cells.slice(0, 2) } };
const text = formatTiled(scene, { tileSize: 16, image: 'my-tiles.png' });

interface TileMap {
  width: number;
  height: number;
  tilewidth: number;
  orientation: string;
  layers: { type: string; name: string; objects?: { name: string; x: number; y: number }[] }[];
}
const map = JSON.parse(text) as TileMap;
console.log(`${map.width} x ${map.height} tiles of ${map.tilewidth} pixels, ${map.orientation}`);
for (const { type, name, objects = [] } of map.layers) {
  const what = objects.map((object) => `${object.name} at ${object.x},${object.y}`);
  console.log(`${type} ${name}: ${what.join('; ')}`);
}

// What somebody draws there comes back, to be solved and proven.
const read = parseTiled(text);
console.log(
  read.ok ? `read back: exit in cell ${read.value.exit}, as it was: ${read.value.exit === scene.exit}` : read.fault,
);

// prints:
// 32 x 20 tiles of 16 pixels, orthogonal
// tilelayer ground:
// objectgroup objects: entrance at 88,216; exit at 376,184; coin at 88,232; coin at 104,232
// read back: exit in cell 375, as it was: true
