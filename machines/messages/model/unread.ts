import { veteranId } from '../../model/world/demoIdentities.ts';
import type { ReadConversation, SentMessage } from '../../model/world/world.ts';
import type { Desk } from './messagesRoute.ts';

/** What the badge of a desk's messages counts; `earlier` were unread before the shared world began. */
export function unreadMessages(
  desk: Desk,
  {
    sentMessages,
    readConversations,
  }: { sentMessages: readonly SentMessage[]; readConversations: readonly ReadConversation[] },
  earlier: number,
): number {
  const read = new Map(readConversations.map((readConversation) => [readConversation.id, readConversation]));
  const own = readConversations.filter(({ id }) => id.startsWith(`${desk}:`));
  const live = sentMessages.filter(
    ({ to, from = veteranId, at }) => to === desk && at > (read.get(`${desk}:${from}`)?.at ?? 0),
  );
  return Math.max(0, earlier - own.reduce((sum, one) => sum + one.samples, 0)) + live.length;
}
