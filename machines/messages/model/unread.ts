import { veteranId } from '../../model/world/demoIdentities.ts';
import type { ReadConversation, SentMessage } from '../../model/world/world.ts';
import type { MessagingRole } from './messagesRoute.ts';

/** What the badge of an organization's messages counts; `earlier` were unread before the shared world began. */
export function unreadMessages(
  role: MessagingRole,
  {
    sentMessages,
    readConversations,
  }: { sentMessages: readonly SentMessage[]; readConversations: readonly ReadConversation[] },
  earlier: number,
): number {
  const read = new Map(readConversations.map((readConversation) => [readConversation.id, readConversation]));
  const own = readConversations.filter(({ id }) => id.startsWith(`${role}:`));
  const live = sentMessages.filter(
    ({ to, from = veteranId, at }) => to === role && at > (read.get(`${role}:${from}`)?.at ?? 0),
  );
  return Math.max(0, earlier - own.reduce((sum, one) => sum + one.samples, 0)) + live.length;
}
