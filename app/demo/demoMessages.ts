import type { Recipient } from '@vetsync/machines/exchange/model';
import {
  peopleMax,
  type InboxThread,
  type InboxThreadMessage,
  type KnownRecipient,
  type MessagePage,
  type PeopleFound,
  type ThreadPage,
  type ThreadPageRequest,
} from '@vetsync/machines/exchange/inbox';
import type { WritePhrase } from '@vetsync/machines/system/model';
import {
  conversationsOf,
  findApplicant,
  messagesPhrase,
  unansweredMessages,
  type Correspondent,
  type Mailbox,
  type PortalConversation,
  type PortalMessage,
} from '@vetsync/machines/messages/model';
import { hasWords } from '@vetsync/machines/model/text';
import { memberMessageMax, type WorldCommand } from '@vetsync/machines/model/world';
import type { Organization } from '@vetsync/machines/organizations/model';
import { invalidInput, notFound } from './problems.ts';

interface DemoMessages {
  mailbox: () => Mailbox;
  organization: Organization;
  /** Sender's name, as displayed to the recipient: `Priya Raman, Tech Corp`. */
  writer: string;
  dispatch: (command: WorldCommand) => void;
  write: WritePhrase;
  now: () => number;
}
type SentTo = { text: string } & ({ threadId: string } | Recipient);

const isoAt = (at: number) => new Date(at).toISOString();
const knownBy = ({ detail, subjects }: Correspondent) =>
  [{ title: detail, application: null }, ...subjects].filter(({ title }) => title);

const messageOf = (
  name: string,
  { id, isSent, text, at, isSimulated }: PortalMessage,
): InboxThreadMessage => ({
  id,
  side: isSent ? 'organization' : 'person',
  authorName: isSent ? '' : name,
  text,
  at: isoAt(at),
  isSimulated,
});

/** Conversations of an organization of the demo. Each has the id of its person. */
export function demoMessages({ mailbox, organization, writer, dispatch, write, now }: DemoMessages) {
  const { id: organizationId, name: organizationName } = organization;

  function threadOf({ person, messages, unread }: Omit<PortalConversation, 'unreadSamples'>): InboxThread {
    const last = messages.at(-1);
    return {
      id: person.id,
      organization: { id: organizationId, name: organizationName },
      person: { id: person.id, name: person.name },
      portrait: person.image,
      about: knownBy(person),
      lastAt: isoAt(last?.at ?? now()),
      last: last ? { side: last.isSent ? 'organization' : 'person', text: last.text } : null,
      unread,
      isBlocked: false,
      isSuspended: false,
      isAwaited: unansweredMessages(mailbox()).some(({ personId }) => personId === person.id),
      showsHelp: true,
      // Nobody would read it.
      mayReport: false,
    };
  }
  const textOf = (person: Correspondent) =>
    [person.name, ...knownBy(person).map(({ title }) => write(title))].join(' ');

  /** With nothing written yet, a conversation is empty. */
  function conversationWith(personId: string): PortalConversation {
    const person = mailbox().people.find(({ id }) => id === personId);
    if (!person) throw notFound;
    const known = conversationsOf(mailbox()).find((conversation) => conversation.person.id === personId);
    return known ?? { person, messages: [], unread: 0, unreadSamples: 0 };
  }

  function recipientOf(to: { threadId: string } | Recipient): Correspondent {
    if ('threadId' in to) return conversationWith(to.threadId).person;
    const person = 'applicationId' in to ? findApplicant(mailbox().people, to.applicationId) : null;
    if (!person) throw notFound;
    return person;
  }

  return {
    threads({ q, isUnread }: Pick<ThreadPageRequest, 'q' | 'isUnread'>): ThreadPage {
      const found = conversationsOf(mailbox()).filter(
        ({ person, messages, unread }) =>
          (!isUnread || unread > 0) &&
          hasWords([textOf(person), ...messages.map(({ text }) => text)].join(' '), q),
      );
      return {
        threads: found.map(threadOf),
        nextCursor: null,
        notice: messagesPhrase(`${mailbox().role}Notice`),
      };
    },
    messages(threadId: string): MessagePage {
      const conversation = conversationWith(threadId);
      const { person, messages } = conversation;
      return {
        thread: threadOf(conversation),
        messages: messages.map((message) => messageOf(person.name, message)).toReversed(),
        nextCursor: null,
      };
    },
    recipient(to: Recipient): KnownRecipient {
      const { id, name } = recipientOf(to);
      return { name, threadId: id };
    },
    people(q: string): PeopleFound {
      const found = mailbox().people.filter((person) => hasWords(textOf(person), q));
      return {
        people: found.slice(0, peopleMax).map((person) => ({
          name: person.name,
          to: { threadId: person.id },
          portrait: person.image,
          about: knownBy(person).map(({ title }) => title),
        })),
        total: found.length,
      };
    },
    /** The world takes a message with the same id once. @returns the id of the conversation. */
    send(id: string, { text, ...to }: SentTo): string {
      const { id: personId, subjects } = recipientOf(to);
      if (text.trim() === '' || text.trim().length > memberMessageMax) throw invalidInput;
      const only = subjects.length === 1 ? subjects[0]?.application?.id : undefined;
      const about = 'applicationId' in to ? to.applicationId : only;
      const message = { id, from: mailbox().role, fromName: writer, to: personId, about, text: text.trim() };
      dispatch({ type: 'message.send', message });
      return personId;
    },
    read(threadId: string): void {
      const { unread, unreadSamples: samples } = conversationWith(threadId);
      if (unread === 0) return;
      dispatch({ type: 'conversation.read', reader: mailbox().role, withId: threadId, samples });
    },
  };
}
