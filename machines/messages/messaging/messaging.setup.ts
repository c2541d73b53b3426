import { assign, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import {
  findApplicant,
  unansweredMessages,
  conversationHref,
  conversationsOf,
  filledTemplate,
  findConversations,
  messageTemplates,
  messagesHref,
  simulatedReplyMs,
} from '../model/index.ts';
import { randomId, memberMessageMax } from '../../model/world/index.ts';
import type {
  Correspondent,
  Mailbox,
  MessagesRoute,
  PortalAddress,
  PortalConversation,
} from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type {
  MessageDrafts,
  MessagingEvent,
  MessagingParentEvent,
  MessagingEmitted,
} from './messaging.events.ts';

export interface MessagingInput {
  at: PortalAddress;
  /** Sender's name, as displayed to the recipient: `Priya Raman, Tech Corp`. */
  writer: string;
  mailbox: Mailbox;
  /** From the URL. */
  route: MessagesRoute;
  /** The stored drafts of an earlier visit. */
  stored: MessageDrafts;
  /** Simulated replies, of which one is chosen at random; empty if people answer themselves. */
  replies: readonly string[];
  write: WritePhrase;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  random: () => number;
}

export interface MessagingContext extends Omit<MessagingInput, 'stored' | 'reader'> {
  drafts: MessageDrafts;
  conversations: readonly PortalConversation[];
  /** Search in the people to write to. */
  personQuery: string;
  reader: Reader;
}

/** The person of the open conversation, from the URL or from the application in it. */
export function openPerson({ mailbox, route }: MessagingContext): Correspondent | null {
  const { personId, about } = route;
  if (personId !== null) return mailbox.people.find(({ id }) => id === personId) ?? null;
  return route.open === 'new' && about !== null ? findApplicant(mailbox.people, about) : null;
}
export const foundConversations = ({ conversations, route, write }: MessagingContext): PortalConversation[] =>
  findConversations(conversations, route, write);
export function openConversation(context: MessagingContext): PortalConversation | null {
  const id = openPerson(context)?.id;
  return context.conversations.find(({ person }) => person.id === id) ?? null;
}
export const draftOf = (context: MessagingContext): string =>
  context.drafts[openPerson(context)?.id ?? ''] ?? '';
/** The application of the conversation: the one in the URL, else the only one. */
export function subjectOfConversation(context: MessagingContext) {
  const subjects = openPerson(context)?.subjects ?? [];
  const named = subjects.find(({ applicationId }) => applicationId === context.route.about);
  return named ?? (subjects.length === 1 ? (subjects[0] ?? null) : null);
}
/** Messages that await a simulated reply. */
export const pendingReplies = ({ replies, mailbox }: MessagingContext) =>
  replies.length > 0 ? unansweredMessages(mailbox) : [];
export const canSend = (context: MessagingContext): boolean => {
  const { length } = draftOf(context).trim();
  return length > 0 && length <= memberMessageMax;
};

/** Search and list as a query, without defaults. */
const listQuery = ({ q, list }: MessagesRoute) => ({
  ...(q && { q }),
  ...(list !== 'all' && { list }),
});
/** URL of the current page with another search or list. */
function hrefOf({ at, route }: MessagingContext, changes: Partial<MessagesRoute>): string {
  const next = { ...route, ...changes };
  const query = listQuery(next);
  return next.personId === null ? messagesHref(at, query) : conversationHref(at, next.personId, query);
}
const withDraft = (drafts: MessageDrafts, personId: string, text: string): MessageDrafts => {
  const { [personId]: _former, ...others } = drafts;
  return text === '' ? others : { ...others, [personId]: text };
};

export const messagingSetup = setup({
  types: {
    context: {} as MessagingContext,
    events: {} as
      | MessagingEvent
      | MessagingParentEvent
      | ClockTick
      | { type: 'reply.come'; messageId: string },
    emitted: {} as MessagingEmitted,
    input: {} as MessagingInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign((_, { route }: { route: MessagesRoute }) => ({ route })),
    setMailbox: assign((_, { mailbox }: { mailbox: Mailbox }) => ({
      mailbox,
      conversations: conversationsOf(mailbox),
    })),
    change: enqueueActions(({ context, enqueue }, changes: Pick<Partial<MessagesRoute>, 'q' | 'list'>) => {
      const personId = openPerson(context)?.id ?? null;
      const open = personId === null ? 'none' : 'conversation';
      const route = { ...context.route, ...changes, open, personId } as const;
      const to = hrefOf(context, route);
      enqueue.assign({ route });
      // Replaces the history entry, because each typed letter would add one.
      enqueue.emit({ type: 'page.navigate', to, replace: true });
    }),
    lookForPerson: assign((_, { q }: { q: string }) => ({ personQuery: q })),
    write: enqueueActions(({ context, enqueue }, { text }: { text: string }) => {
      const person = openPerson(context);
      if (!person) return;
      const drafts = withDraft(context.drafts, person.id, text);
      enqueue.assign({ drafts });
      enqueue.emit({ type: 'drafts.changed', drafts });
    }),
    useTemplate: enqueueActions(({ context, enqueue }, { templateId }: { templateId: string }) => {
      const person = openPerson(context);
      const template = messageTemplates[context.mailbox.role].find((id) => id === templateId);
      if (!person || !template) return;
      const subject = subjectOfConversation(context)?.subject ?? null;
      const { writer } = context;
      const filled = context.write(filledTemplate(template, { name: person.name, subject, writer }));
      const before = draftOf(context).trimEnd();
      const drafts = withDraft(context.drafts, person.id, before ? `${before}\n\n${filled}` : filled);
      enqueue.assign({ drafts });
      enqueue.emit({ type: 'drafts.changed', drafts });
    }),
    sendMessage: enqueueActions(({ context, enqueue }) => {
      const person = openPerson(context);
      if (!person) return;
      const { mailbox, writer, random } = context;
      const about = subjectOfConversation(context)?.applicationId ?? undefined;
      const text = draftOf(context).trim();
      const message = {
        id: randomId(random, 16),
        from: mailbox.role,
        fromName: writer,
        to: person.id,
        about,
        text,
      };
      enqueue.emit({ type: 'world.dispatch', command: { type: 'message.send', message } });
      const drafts = withDraft(context.drafts, person.id, '');
      enqueue.assign({ drafts });
      enqueue.emit({ type: 'drafts.changed', drafts });
      if (context.route.open === 'new' || context.route.about !== null)
        enqueue.emit({
          type: 'page.navigate',
          to: hrefOf(context, { personId: person.id, about: null }),
          replace: true,
        });
    }),
    /** Also answers messages whose reply was pending when the person left. */
    awaitAnswers: enqueueActions(({ context, enqueue }) => {
      for (const { id: messageId, personId, at } of pendingReplies(context)) {
        const id = `reply:${personId}`;
        const left = Math.min(simulatedReplyMs, at + simulatedReplyMs - context.now());
        enqueue.cancel(id);
        enqueue.raise({ type: 'reply.come', messageId }, { id, delay: Math.max(0, left) });
      }
    }),
    answer: enqueueActions(({ context, enqueue }, { messageId }: { messageId: string }) => {
      const message = pendingReplies(context).find(({ id }) => id === messageId);
      if (!message) return;
      const { mailbox, random, replies } = context;
      const text = replies[Math.floor(random() * replies.length)] ?? '';
      // Derived from the message, so that another tab with the same conversation creates the same answer.
      const id = `${messageId}:answer`;
      const answer = { id, from: message.personId, to: mailbox.role, text, isSimulated: true };
      enqueue.emit({ type: 'world.dispatch', command: { type: 'message.send', message: answer } });
    }),
    markRead: enqueueActions(({ context, enqueue }) => {
      const open = openConversation(context);
      if (!open || open.unread === 0) return;
      const { person, unreadSamples: samples } = open;
      enqueue.emit({
        type: 'world.dispatch',
        command: { type: 'conversation.read', reader: context.mailbox.role, withId: person.id, samples },
      });
    }),
  },
  guards: {
    opensNothing: ({ context }) => context.route.open === 'none',
    isChoosing: ({ context }) => context.route.open === 'new' && context.route.about === null,
    isPerson: ({ context }) => openPerson(context) !== null,
    isEmpty: ({ context }) => context.conversations.length === 0,
    foundNone: ({ context }) => foundConversations(context).length === 0,
    canSend: ({ context }) => canSend(context),
  },
});
