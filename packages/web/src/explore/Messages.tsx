import { messagesUpTo } from './messages.js';
import type { Stage } from './stage.js';

/** What happened lately. Not a live region: each event has been announced already. */
export function Messages({ stage: { journey } }: { readonly stage: Stage }) {
  const messages = messagesUpTo(journey.line.value, journey.at.value);
  return (
    <ol class="messages" aria-label="Messages, latest first" data-testid="messages">
      {messages.length === 0 && <li class="hint">Nothing has happened yet.</li>}
      {messages.map(({ turn, text }) => (
        <li key={turn}>
          <span class="message-turn">{turn}</span> {text}
        </li>
      ))}
    </ol>
  );
}
