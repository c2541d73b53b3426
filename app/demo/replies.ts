import {
  simulatedReplyMs,
  unansweredMessages,
  type Mailbox,
  type PortalMessage,
} from '@vetsync/machines/messages/model';
import type { WorldCommand } from '@vetsync/machines/model/world';

interface Replies {
  mailbox: () => Mailbox;
  /** One is chosen at random; empty if people answer themselves. */
  replies: readonly string[];
  dispatch: (command: WorldCommand) => void;
  /** Calls back on every change. */
  follow: (changed: () => void) => void;
  now: () => number;
  random: () => number;
}

/** Sample people answer after a delay, once, even if two tabs wait for it. After a reload they have the rest of the time. */
export function answerMessages({ mailbox, replies, dispatch, follow, now, random }: Replies): void {
  if (replies.length === 0) return;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function answer({ id, personId }: PortalMessage) {
    const text = replies[Math.floor(random() * replies.length)] ?? '';
    // The id derives from the message, so that another tab with the same conversation creates the same answer.
    const message = { id: `${id}:answer`, from: personId, to: mailbox().role, text, isSimulated: true };
    dispatch({ type: 'message.send', message });
  }

  function look() {
    const pending = new Map(unansweredMessages(mailbox()).map((message) => [message.id, message]));
    for (const [id, timer] of waiting) {
      if (pending.has(id)) continue;
      clearTimeout(timer);
      waiting.delete(id);
    }
    for (const [id, message] of pending) {
      if (waiting.has(id)) continue;
      const left = Math.min(simulatedReplyMs, message.at + simulatedReplyMs - now());
      waiting.set(id, setTimeout(answer, Math.max(0, left), message));
    }
  }
  look();
  follow(look);
}
