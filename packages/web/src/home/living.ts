/** What the front page loads once it stands. */

export { Chase } from './Chase.js';
export { RoomPicture } from './RoomPicture.js';
