import { assign, emit, setup } from 'xstate';
import { signInHref } from '../model/index.ts';
import type { AccessLevel } from '../model/index.ts';
import type { SessionView } from '../session/session.view.ts';
import type { RouteGuardEvent, RouteGuardInbox, RouteGuardNews } from './routeGuard.events.ts';

export interface RouteGuardInput {
  requires: AccessLevel;
  /** The guarded place, path and query, to return to after sign-in. */
  path: string;
  session: SessionView;
}

export type RouteGuardContext = RouteGuardInput;

/** A guarded page (platform spec, section 2, "Guarded pages"): spinner, sign-in, Access Denied, or the page. */
export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent | RouteGuardInbox,
    emitted: {} as RouteGuardNews,
    input: {} as RouteGuardInput,
  },
  actions: {
    take: assign((_, { session }: { session: SessionView }) => ({ session })),
    goToSignIn: emit(({ context }) => ({ type: 'place.go', to: signInHref(context.path), replace: true })),
    askAgain: emit({ type: 'session.refresh' }),
  },
  guards: {
    open: ({ context }) => context.requires === 'none',
    unknown: ({ context }) => context.session.state === 'loading',
    unreachable: ({ context }) => context.session.state === 'unreachable',
    nobody: ({ context }) => context.session.user === null,
    lacking: ({ context }) => context.requires === 'admin' && !context.session.isAdmin,
  },
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => input,
  initial: 'judging',
  on: {
    'session.changed': { target: '.judging', actions: { type: 'take', params: ({ event }) => event } },
    'session.refresh': { actions: 'askAgain' },
  },
  states: {
    judging: {
      always: [
        { guard: 'open', target: 'allowed' },
        { guard: 'unknown', target: 'loading' },
        { guard: 'unreachable', target: 'unreachable' },
        { guard: 'nobody', target: 'redirecting' },
        { guard: 'lacking', target: 'denied' },
        { target: 'allowed' },
      ],
    },
    loading: {},
    unreachable: {},
    redirecting: { entry: 'goToSignIn' },
    denied: {},
    allowed: {},
  },
});
