import { workspaceFeed, workspaceLoading, organizationIdOf } from '../workspace/workspaceSetup.ts';
import { failureHandlers, onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { noStaffNotifications } from './staffNotificationList.ts';
import { staffNotificationsSetup } from './staffNotifications.setup.ts';
import type { StaffNotificationsContext } from './staffNotifications.setup.ts';

type Known = { context: StaffNotificationsContext };
const newestPage = {
  src: 'loadPage',
  input: ({ context }: Known) => ({ organizationId: organizationIdOf(context), cursor: null }),
} as const;
const marking = failureHandlers('setMarkingProblem');

const listRegion = staffNotificationsSetup.createStateConfig({
  initial: 'current',
  states: {
    current: {
      on: {
        'notifications.outdated': 'gathering',
        // What was read on another device is no fact.
        'page.woken': 'rereading',
        'notification.older': { guard: 'hasOlder', target: 'loadingOlder' },
      },
    },
    /** Something has come in, and more may follow. */
    gathering: {
      on: { 'notification.older': { guard: 'hasOlder', target: 'loadingOlder' } },
      after: { gather: 'rereading' },
    },
    rereading: {
      on: {
        // What comes in while it is read may not be in the answer.
        'notifications.outdated': 'gathering',
        'notification.older': { guard: 'hasOlder', target: 'loadingOlder' },
      },
      invoke: {
        ...newestPage,
        onDone: { target: 'current', actions: withEvent('setNewestPage') },
        onError: transitionWithError('old'),
      },
      after: onTimeout('old'),
    },
    /** It could not be read again: what is shown is from before. */
    old: {
      on: {
        'notifications.outdated': 'gathering',
        'notification.retry': 'rereading',
        'page.woken': 'rereading',
        'notification.older': { guard: 'hasOlder', target: 'loadingOlder' },
      },
    },
    /** What comes in meanwhile is read afterwards. */
    loadingOlder: {
      invoke: {
        src: 'loadPage',
        input: ({ context }: Known) => ({
          organizationId: organizationIdOf(context),
          cursor: context.list.cursor,
        }),
        onDone: { target: 'gathering', actions: withEvent('addOlderPage') },
        onError: transitionWithError('olderFailed'),
      },
      after: onTimeout('olderFailed'),
    },
    olderFailed: {
      on: {
        'notifications.outdated': 'gathering',
        'page.woken': 'rereading',
        'notification.older': 'loadingOlder',
      },
    },
  },
});

const markingRegion = staffNotificationsSetup.createStateConfig({
  initial: 'idle',
  on: {
    'notification.open': { guard: withEvent('isUnread'), actions: withEvent('markOne') },
    'notification.read': { guard: withEvent('isUnread'), actions: withEvent('markOne') },
    'notification.readAll': { guard: 'hasUnread', actions: 'markAll' },
  },
  states: {
    idle: { always: { guard: 'hasCommands', target: 'sending' } },
    sending: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }: Known) => ({ command: context.commands[0]! }),
        // How many are unread among those that are not listed, the server knows.
        onDone: { target: 'idle', actions: ['applyCommand', 'markOutdated'] },
        onError: marking.transitionWithError('failed'),
      },
      after: marking.onTimeout('failed'),
    },
    /** Nothing was marked. */
    failed: { always: { guard: 'hasCommands', target: 'sending' } },
  },
});

/**
 * What others have caused at an organization, for one colleague who acts for it. The live feed says only that something has
 * happened: what is read, and how many are unread, the server says when the newest page is read again.
 */
export const staffNotificationsMachine = staffNotificationsSetup.createMachine({
  id: 'staffNotifications',
  context: ({ input: { intl, ...input } }) => ({
    ...input,
    workspace: null,
    list: noStaffNotifications,
    position: null,
    breaks: 0,
    commands: [],
    problem: unreachable,
    markingProblem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: { src: 'wakeUps' },
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  initial: 'routing',
  states: {
    routing: workspaceLoading('loading', 'failed'),
    loading: {
      invoke: {
        ...newestPage,
        onDone: { target: 'open', actions: withEvent('setNewestPage') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    failed: {
      entry: 'countBreak',
      on: { 'notification.retry': 'routing', 'page.woken': 'routing' },
      after: { reconnect: { guard: 'isTemporary', target: 'routing' } },
    },
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: reading finds out which.
      on: { 'feed.denied': 'routing' },
      states: { list: listRegion, marking: markingRegion, feed: workspaceFeed },
    },
  },
});
