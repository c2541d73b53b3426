import { assign, emit, enqueueActions } from 'xstate';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { memberMessageMax } from '../../model/world/facts.ts';
import { filledTemplate } from '../../messages/model/filledTemplate.ts';
import { isTemporary, problemMessage, problemOf, unreachable } from '../../system/model/index.ts';
import {
  askedInstead,
  destinationOf,
  draftOf,
  movedTo,
  mayWrite,
  nextToSend,
  openThread,
  templatesOf,
} from './inboxContext.ts';
import type { InboxContext as Context, KnownRecipient } from './inboxContext.ts';
import { isSameDestination, keyOf, withNewestMessages, withOlderMessages } from './inboxMessages.ts';
import type { MessagePage, PeopleFound } from './inboxMessages.ts';
import { listSetup } from './listSetup.ts';

const refused = ({ queue }: Context, id: string) =>
  queue.find((one) => one.id === id && one.failure !== undefined) ?? null;
const withDraft = (context: Context, text: string) => {
  const to = destinationOf(context);
  return to === null ? {} : { drafts: { ...context.drafts, [keyOf(to)]: text } };
};

/** What the open conversation does, and the messages that are sent from it. */
export const threadSetup = listSetup.extend({
  actions: {
    clearThread: assign({
      messages: [],
      messagesCursor: null,
      recipient: null,
      personQuery: '',
      people: null,
      threadProblem: unreachable,
    }),
    /** Opens the conversation with whom the message goes to, if there is one. */
    setRecipient: enqueueActions(({ context, enqueue }, { output }: { output: KnownRecipient | null }) => {
      enqueue.assign({ recipient: output?.name ?? null });
      if (output?.threadId === undefined) return;
      const moved = movedTo(context, output.threadId);
      enqueue.assign(moved);
      enqueue.emit({ type: 'location.changed', route: moved.route });
      enqueue.raise({ type: 'thread.found' });
    }),
    lookForPerson: assign((_, { q }: { q: string }) => ({ personQuery: q })),
    setPeople: assign((_, { output }: { output: PeopleFound }) => ({ people: output })),
    useTemplate: assign(({ context }, { templateId }: { templateId: string }) => {
      const { write, writer, workspace } = context;
      const template = templatesOf(context).find((id) => id === templateId);
      if (!template) return {};
      const filled = write(
        filledTemplate(template, {
          name: openThread(context)?.person.name ?? context.recipient ?? '',
          subject: openThread(context)?.about.at(-1)?.title ?? null,
          writer: [writer, workspace?.organization.name].filter(Boolean).join(', '),
        }),
      );
      return withDraft(context, [draftOf(context).trimEnd(), filled].filter(Boolean).join('\n\n'));
    }),
    setMessages: assign(({ context }, { output }: { output: MessagePage }) => {
      const messages = withNewestMessages(context.messages, output);
      const isFirst = context.messages.length === 0;
      return {
        opened: output.thread,
        messages,
        messagesCursor: isFirst ? output.nextCursor : context.messagesCursor,
        queue: context.queue.filter(({ messageId }) => !messages.some(({ id }) => id === messageId)),
      };
    }),
    addOlder: assign(({ context }, { output }: { output: MessagePage }) => ({
      messages: withOlderMessages(context.messages, output),
      messagesCursor: output.nextCursor,
    })),
    setThreadProblem: assign((_, { error }: { error: unknown }) => ({ threadProblem: problemOf(error) })),
    write: assign(({ context }, { text }: { text: string }) => withDraft(context, text)),
    queueMessage: assign(({ context }) => ({
      ...withDraft(context, ''),
      queue: [
        ...context.queue,
        {
          id: context.newId(),
          to: { ...destinationOf(context)!, ...(openThread(context)?.isPerson && { isPerson: true }) },
          text: draftOf(context).trim(),
        },
      ],
    })),
    /** To the end, because another one may be on its way. */
    requeue: assign(({ context }, { id }: { id: string }) => {
      const again = refused(context, id);
      if (!again) return {};
      const { failure: _, ...message } = again;
      return { queue: [...context.queue.filter((one) => one !== again), message] };
    }),
    takeBack: assign(({ context }, { id }: { id: string }) => {
      const back = refused(context, id);
      if (!back) return {};
      return {
        queue: context.queue.filter((one) => one !== back),
        ...withDraft(context, [back.text, draftOf(context)].filter(Boolean).join('\n')),
      };
    }),
    save: emit(({ context: { queue, drafts } }) => ({
      type: 'inbox.store',
      stored: {
        queue: queue
          .filter(({ messageId }) => messageId === undefined)
          .map(({ id, to, text }) => ({ id, to, text })),
        drafts: Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== '')),
      },
    })),
    setSent: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const sent = nextToSend(context);
        const to = destinationOf(context);
        const [fact] = facts;
        if (!sent) return;
        const isOpen = to !== null && isSameDestination(sent.to, to);
        const others = context.queue.filter((one) => one !== sent);
        const threadId = fact?.payload.threadId;
        const isBegun = isOpen && context.route.thread === null && typeof threadId === 'string';
        // It stays displayed until the conversation is read again.
        const shown =
          isOpen && fact ? [{ ...sent, ...(isBegun && { to: { threadId } }), messageId: fact.id }] : [];
        enqueue.assign({ queue: [...shown, ...others], failures: 0 });
        if (isBegun) {
          const moved = movedTo(context, threadId);
          enqueue.assign(moved);
          enqueue.emit({ type: 'location.changed', route: moved.route });
          enqueue.raise({ type: 'thread.found' });
        }
        enqueue.raise({ type: 'inbox.outdated' });
      },
    ),
    refuseMessage: assign(({ context }) => {
      const next = nextToSend(context);
      return {
        queue: context.queue.map((one) =>
          one === next ? { ...one, failure: problemMessage(context.sendProblem) } : one,
        ),
      };
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: {
    isOpen: ({ context }) => context.route.thread !== null,
    isChoosing: ({ context }) => context.route.isChoosing && context.slug !== null && mayWrite(context),
    isComposing: ({ context }) => context.route.to !== null && askedInstead(context) === null,
    mayWrite: ({ context }) => mayWrite(context),
    hasOlder: ({ context }) => context.messagesCursor !== null,
    threadMissing: ({ context }) => context.threadProblem.status === 404,
    canSend: ({ context }) => {
      const text = draftOf(context).trim();
      return (
        destinationOf(context) !== null && mayWrite(context) && text !== '' && text.length <= memberMessageMax
      );
    },
    isUnread: ({ context }) => mayWrite(context) && (openThread(context)?.unread ?? 0) > 0,
    hasPending: ({ context }) => nextToSend(context) !== null,
    sendLater: ({ context }) => isTemporary(context.sendProblem),
  },
});
