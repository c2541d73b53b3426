import type { sessionMachine, SessionView } from '@vetsync/machines/account/session';
import type { toastsMachine, ToastsView } from '@vetsync/machines/shell/toasts';
import type { connectionMachine, ConnectionView } from '@vetsync/machines/shell/connection';
import type { Rule } from '../rules.ts';

export const sessionRules: Rule<typeof sessionMachine, SessionView>[] = [
  {
    rule: 'one sign-out at a time',
    holds: ({ before, event, isIgnored }) =>
      before.value.request !== 'signingOut' || event.type !== 'session.signOut' || isIgnored,
    brokenBy: {
      at: 'request.signingOut',
      on: { 'session.signOut': { target: '#session.request.signingOut', reenter: true } },
    },
  },
  {
    rule: 'nothing is loaded during a sign-out',
    holds: ({ before, event, started }) =>
      before.value.request !== 'signingOut' || event.type.startsWith('xstate.') || started.length === 0,
    brokenBy: { at: 'request.signingOut', on: { 'tabs.changed': '#session.request.reading' } },
  },
  {
    rule: 'closing a guarded page ends an expired session',
    holds: ({ event, view }) => event.type !== 'page.left' || view.state !== 'ended',
    brokenBy: { guards: { gone: () => false } },
  },
  {
    rule: 'a person who signs out of other devices stays signed in here',
    holds: ({ before, event, after }) =>
      event.type !== 'xstate.done.actor.0.session.request.signingOut' ||
      before.context.scope !== 'others' ||
      after.value.identity === before.value.identity,
    brokenBy: { guards: { endsHere: () => true } },
  },
];

export const toastsRules: Rule<typeof toastsMachine, ToastsView>[] = [
  {
    rule: 'a toast waits for its turn',
    holds: ({ before, event, after }) =>
      event.type !== 'toast.show' ||
      before.context.current === null ||
      after.context.current === before.context.current,
    brokenBy: {
      at: 'showing',
      on: {
        'toast.show': {
          actions: { type: 'show', params: ({ event }: { event: { toast: object } }) => event.toast },
        },
      },
    },
  },
  {
    rule: 'every toast in the queue is shown',
    holds: ({ after }) => after.value !== 'empty' || after.context.queue.length === 0,
    brokenBy: { guards: { hasQueued: () => false } },
  },
  {
    rule: 'a hovered toast closes only when it is dismissed',
    holds: ({ before, event, after }) =>
      before.value !== 'paused' ||
      event.type === 'toast.dismiss' ||
      after.context.current === before.context.current,
    brokenBy: { at: 'paused', on: { 'toast.resume': { target: '#toasts.showing', actions: 'showNext' } } },
  },
];

export const connectionRules: Rule<typeof connectionMachine, ConnectionView>[] = [
  {
    rule: 'unsent entries are not sent while the browser is offline',
    holds: ({ before, emitted }) => before.value !== 'offline' || emitted.length === 0,
    brokenBy: { at: 'offline', on: { 'outbox.retry': { actions: 'retryOutbox' } } },
  },
  {
    rule: 'the connection is shown as restored only after it was lost',
    holds: ({ before, after }) => after.value !== 'restored' || before.value !== 'online',
    brokenBy: { at: 'online', on: { 'connection.changed': '#connection.restored' } },
  },
];
