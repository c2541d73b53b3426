import { organizationAnswers } from '../../model/offers/organizationAnswers.ts';
import { veteranId } from '../../model/world/demoIdentities.ts';
import type { ReadConversation, SentMessage, World } from '../../model/world/world.ts';
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

/** What a signed-in person has not read: messages and answers of organizations, and requests that they have not answered. */
export function unreadFromOrganizations(world: World): number {
  const { sentMessages, readConversations, contactRequests } = world;
  const answers = organizationAnswers(world).filter(({ isUnread }) => isUnread);
  const seen = new Map(readConversations.map(({ id, at }) => [id, at]));
  // Who writes has read what came before.
  for (const { to, from, at } of sentMessages)
    if (from === undefined) seen.set(`user:${to}`, Math.max(at, seen.get(`user:${to}`) ?? 0));
  // Accepted, a request is the first message, and was read to be answered.
  const requests = new Set(contactRequests.map(({ id }) => id));
  const unread = sentMessages.filter(
    ({ id, to, from, at }) =>
      to === 'user' && from !== undefined && !requests.has(id) && at > (seen.get(`user:${from}`) ?? 0),
  );
  return unread.length + answers.length + contactRequests.filter(({ status }) => status === 'open').length;
}
