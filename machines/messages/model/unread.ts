import { veteranId } from '../../model/world/demoIdentities.ts';
import type { ReadConversation, SentMessage } from '../../model/world/world.ts';
import type { Desk } from './messagesRoute.ts';

/** Sample messages that nobody has read at first: the badge of the tab (platform spec, section 2, "Sidebar"). */
export const sampleUnreadOf: Readonly<Record<Desk, number>> = { recruiter: 23, university: 5, nonprofit: 0 };

/** What the badge of a desk's messages counts; `samples` are those that were unread at first. */
export function unreadMessages(
  desk: Desk,
  {
    sentMessages,
    readConversations,
  }: { sentMessages: readonly SentMessage[]; readConversations: readonly ReadConversation[] },
  samples = sampleUnreadOf[desk],
): number {
  const read = new Map(readConversations.map((one) => [one.id, one]));
  const own = readConversations.filter(({ id }) => id.startsWith(`${desk}:`));
  const live = sentMessages.filter(
    ({ to, from = veteranId, at }) => to === desk && at > (read.get(`${desk}:${from}`)?.at ?? 0),
  );
  return Math.max(0, samples - own.reduce((sum, one) => sum + one.samples, 0)) + live.length;
}
