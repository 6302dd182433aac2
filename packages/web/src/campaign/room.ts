/** The campaign: what is loaded when it is opened. */

import type { PageRoomContent } from '../shell/room.js';
import { Campaign } from './Campaign.js';

export const content: PageRoomContent = { component: Campaign, keys: [] };
