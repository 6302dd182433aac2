/** The keys while playing. */

export const PLAY_KEYS = [
  '? help',
  ':Q quit',
  'wasd go',
  '. wait',
  'z undo',
  'o explore',
  '> stairs',
  'x look',
  'Esc menu',
  't threat',
  'p plans',
  'f fog',
  'm map',
  'c colours',
  'r replay',
  'n new world',
];

export const PLAY_HELP = [
  'Arrows, WASD     move (also h j k l, and 4 2 8 6 on the keypad)',
  '. or Space       wait a turn (also 5)',
  'z, Backspace     take the last turn back (also Ctrl-Z); Ctrl-Y plays it again',
  ':Q               save and quit',
  '',
  'o                explore: coins and new ground, until a hunter is in view',
  '>                travel to the stairs, as far as they are known; stops like o',
  'x                look: move the cursor, Tab next thing, Enter travels there',
  't                tell the nearest hunter in view',
  'p                the ways the hunters plan, shown or hidden',
  'f                fog: what is seen and remembered, or everything',
  'm                map of the whole world',
  'c                change characters and colours',
  'r                replay this game; n a new world; Esc the menu',
  '',
  '@ you   E hunter   $ coin   > stairs   * a planned way   X caught',
];

export const LOOK_KEYS = ['arrows move the cursor', 'Tab next thing', 'Enter go there', 'Esc end the look'];

export const END_KEYS = ['z undo', 'r replay', 'n new world', ':Q save and quit', 'Esc menu'];
