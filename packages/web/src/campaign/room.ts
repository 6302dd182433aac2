/** The campaign: what is loaded when it is opened. */

import type { RoomContent } from '../shell/room.js';
import { Campaign } from './Campaign.js';

export const content: RoomContent = { component: Campaign, keys: [] };
