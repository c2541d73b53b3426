import { failureHandlers, withEvent } from '../../kit/index.ts';
import { crisisFirst } from '../../system/crisis/crisisParts.ts';
import { inboxSetup } from './inbox.setup.ts';
import { mailboxOf } from './inboxContext.ts';
import type { InboxContext } from './inboxContext.ts';

const { transitionWithError, onTimeout } = failureHandlers('setThreadProblem');

const page = (cursorOf: (context: InboxContext) => string | null) =>
  ({
    src: 'loadMessages',
    input: ({ context }: { context: InboxContext }) => ({
      ...mailboxOf(context),
      threadId: context.route.thread ?? '',
      cursor: cursorOf(context),
    }),
  }) as const;
const first = page(() => null);
const older = page(({ messagesCursor }) => messagesCursor);
const opening = {
  invoke: {
    ...first,
    onDone: { target: 'shown', actions: [withEvent('setMessages'), 'see'] },
    onError: transitionWithError('refused'),
  },
  after: onTimeout('refused'),
} as const;

/** The open conversation. */
export const threadRegion = inboxSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'location.changed': [{ guard: 'sameRoute' }, { target: '.deciding', actions: withEvent('setRoute') }],
    'route.corrected': '.deciding',
    'thread.found': { target: '.following', actions: 'save' },
    'text.change': { actions: [withEvent('write'), 'save'] },
    'template.use': { guard: 'mayWrite', actions: [withEvent('useTemplate'), 'save'] },
    'message.send': [crisisFirst, { guard: 'canSend', actions: ['queueMessage', 'save'] }],
    'message.retry': { actions: withEvent('requeue') },
    'message.edit': { actions: [withEvent('takeBack'), 'save'] },
  },
  states: {
    deciding: {
      entry: 'clearThread',
      always: [
        { guard: 'isOpen', target: 'loading' },
        { guard: 'isChoosing', target: 'choosing' },
        { guard: 'isComposing', target: 'composing' },
        { target: 'closed' },
      ],
    },
    closed: {},
    /** Somebody is chosen to write to. Who was found before stays visible. */
    choosing: {
      initial: 'loading',
      on: { 'person.search': { target: '.searching', actions: withEvent('lookForPerson') } },
      states: {
        searching: { after: { searchDebounce: 'loading' } },
        loading: {
          invoke: {
            src: 'findPeople',
            input: ({ context }) => ({
              organizationId: mailboxOf(context).organizationId ?? '',
              q: context.personQuery,
            }),
            onDone: { target: 'listed', actions: withEvent('setPeople') },
            onError: transitionWithError('failed'),
          },
          after: onTimeout('failed'),
        },
        listed: {},
        failed: { on: { 'people.retry': 'loading' } },
      },
    },
    /** The first message of a conversation. */
    composing: {
      initial: 'naming',
      states: {
        naming: {
          invoke: {
            src: 'loadRecipient',
            input: ({ context }) => ({ to: context.route.to! }),
            onDone: { target: 'ready', actions: withEvent('setRecipient') },
            // Only the name is missing then.
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
    loading: opening,
    /** The first message turned out to belong to a conversation, which is loading. Whoever writes goes on meanwhile. */
    following: opening,
    refused: { always: [{ guard: 'threadMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'thread.retry': 'loading' } },
    shown: {
      initial: 'idle',
      on: { 'inbox.outdated': '.refreshing' },
      states: {
        idle: { on: { 'thread.more': { guard: 'hasOlder', target: 'loadingOlder' } } },
        loadingOlder: {
          invoke: {
            ...older,
            onDone: { target: 'idle', actions: withEvent('addOlder') },
            onError: transitionWithError('olderFailed'),
          },
          after: onTimeout('olderFailed'),
        },
        olderFailed: { on: { 'thread.more': 'loadingOlder' } },
        /** New messages are loading; those before stay visible. */
        refreshing: {
          invoke: {
            ...first,
            onDone: { target: 'idle', actions: [withEvent('setMessages'), 'see'] },
            onError: transitionWithError('outdated'),
          },
          after: onTimeout('outdated'),
        },
        /** New messages couldn’t be loaded. */
        outdated: { on: { 'thread.retry': 'refreshing', 'page.woken': 'refreshing' } },
      },
    },
  },
});
