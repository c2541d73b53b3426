import type { WorkItem, WorkList } from '../../portal/model/work.ts';
import { conversationsOf, lastMessage } from './messages.ts';
import type { Mailbox, PortalConversation } from './messages.ts';
import { conversationHref, messagesHref } from './messagesRoute.ts';
import type { PortalAddress } from './messagesRoute.ts';

/** The oldest message of a conversation that nobody has read. */
const firstUnread = ({ messages, unread, ...conversation }: PortalConversation) =>
  messages.filter(({ isOwn }) => !isOwn).at(-unread) ?? lastMessage({ messages, unread, ...conversation });

/** People whose messages nobody has read, those who have waited longest first. */
export function messageWork(mailbox: Mailbox, at: PortalAddress): Omit<WorkList, 'dashboardMax'> {
  const unread = conversationsOf(mailbox).filter((conversation) => conversation.unread > 0);
  const items = unread.map((conversation): WorkItem => {
    const { id, name, image } = conversation.person;
    return {
      id: `message:${id}`,
      kind: 'message',
      name,
      image,
      subject: lastMessage(conversation).text,
      at: new Date(firstUnread(conversation).at).toISOString(),
      status: null,
      href: conversationHref(at, id),
    };
  });
  return {
    kind: 'message',
    items: items.toSorted((a, b) => a.at.localeCompare(b.at)),
    href: messagesHref(at, { list: 'unread' }),
  };
}
