import { render } from 'preact';
import { isEmbedded, isFramed } from './page/embedding.js';
import { applySettings } from './page/settings.js';
import { pages, rooms } from './rooms.js';
import { App } from './shell/App.js';
import { whenIdle } from './shell/loading.js';
import { prepareOfflineUse } from './shell/offline.js';
import { watchAddress } from './shell/place.js';
import { lookForTournaments } from './shell/tournaments.js';
import './style/base.css';
import './style/shell.css';
import './style/controls.css';
import './style/fields.css';
import './style/transport.css';
import './style/dialog.css';
import './style/board.css';
import './style/embed.css';
import './style/corners.css';
import './style/focus.css';
import './style/print.css';

const root = document.getElementById('app');
if (root !== null && (isEmbedded || isFramed())) {
  applySettings();
  watchAddress();
  // Few are inside other pages, so it is no part of the first load.
  void import('./shell/Embedded.js').then(({ Embedded, Framed }) =>
    render(isEmbedded ? <Embedded rooms={rooms} /> : <Framed />, root),
  );
} else if (root !== null) {
  applySettings();
  watchAddress();
  render(<App rooms={rooms} pages={pages} />, root);
  // What is on screen comes first.
  addEventListener('load', () => whenIdle(() => void lookForTournaments()));
  // While working on the page, nothing is kept.
  if (import.meta.env.PROD) addEventListener('load', () => void prepareOfflineUse());
}
