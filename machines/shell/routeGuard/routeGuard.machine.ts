import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changesNotProvided, withEvent } from '../../kit/index.ts';
import { signInHref } from '../../account/model/index.ts';
import type { AccessLevel } from '../model/index.ts';
import type { SessionView } from '../../account/session/session.view.ts';
import type {
  PageLeaveEmitted,
  NavigationEmitted,
  ProofEmitted,
  SessionRefreshEmitted,
} from '../../system/model/index.ts';

/** Events that the guard's screens send. */
export type RouteGuardEvent = { type: 'session.refresh' };

/** Events that the app forwards from the session machine. */
export type RouteGuardParentEvent = { type: 'session.changed'; session: SessionView };

export type RouteGuardEmitted =
  | NavigationEmitted
  | PageLeaveEmitted
  | ProofEmitted
  | SessionRefreshEmitted
  /** The page is visible. If the session expires now, the page stays. */
  | { type: 'page.shown' };

export interface RouteGuardInput {
  requires: AccessLevel;
  /** Path and query of the guarded page, to return to after sign-in. */
  path: string;
  session: SessionView;
}

export interface RouteGuardContext extends RouteGuardInput {
  /** Id of the person who has seen the page; null until it was visible. */
  shownTo: string | null;
}

/**
 * A guarded page (platform spec, section 2, "Guarded pages"): spinner, sign-in, Access Denied, or the page. When the
 * session expires, the page stays with everything typed on it, but only for the person who has seen it.
 */
export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent | RouteGuardParentEvent,
    emitted: {} as RouteGuardEmitted,
    input: {} as RouteGuardInput,
  },
  actors: {
    /** Reports the session with `session.changed`, first when it starts. */
    sessionChanges: changesNotProvided,
  },
  actions: {
    setSession: assign((_, { session }: { session: SessionView }) => ({ session })),
    setShownTo: assign(({ context }) => ({ shownTo: context.session.user?.id ?? null })),
    clearShownTo: assign({ shownTo: null }),
    emitShown: emit({ type: 'page.shown' }),
    goToSignIn: emit(({ context }) => ({
      type: 'page.navigate',
      to: signInHref(context.path),
      replace: true,
    })),
    reloadPage: emit(({ context }) => ({ type: 'page.leave', href: context.path })),
    requestProof: emit({ type: 'proof.request', reason: 'sessionEnded' }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    open: ({ context }) => context.requires === 'none',
    unknown: ({ context }) => context.session.state === 'loading',
    unreachable: ({ context }) => context.session.state === 'unreachable',
    nobody: ({ context }) => context.session.user === null,
    anotherPerson: ({ context: { session, shownTo } }) =>
      shownTo !== null && session.user !== null && session.user.id !== shownTo,
    endedOnPage: ({ context: { session, shownTo } }) => session.state === 'ended' && shownTo !== null,
    over: ({ context }) => context.session.state === 'ended',
    shownAlready: ({ context }) => context.shownTo !== null,
    lacking: ({ context }) => context.requires === 'admin' && !context.session.isAdmin,
  },
}).createMachine({
  id: 'routeGuard',
  context: ({ input }) => ({ ...input, shownTo: null }),
  invoke: { src: 'sessionChanges' },
  initial: 'routing',
  on: {
    'session.changed': { target: '.routing', actions: withEvent('setSession') },
    'session.refresh': { actions: 'refreshSession' },
  },
  states: {
    routing: {
      always: [
        { guard: 'open', target: 'allowed' },
        { guard: 'unknown', target: 'loading' },
        { guard: 'unreachable', target: 'unreachable' },
        { guard: 'nobody', target: 'redirecting' },
        { guard: 'anotherPerson', target: 'replacing' },
        { guard: 'endedOnPage', target: 'sessionEnded' },
        { guard: 'over', target: 'redirecting' },
        { guard: 'lacking', target: 'denied' },
        { guard: 'shownAlready', target: 'allowed' },
        { target: 'allowed', actions: ['setShownTo', 'emitShown'] },
      ],
    },
    loading: {},
    unreachable: {},
    redirecting: { entry: ['clearShownTo', 'goToSignIn'] },
    denied: { entry: 'clearShownTo' },
    allowed: {},
    /** The page stays open under the proof dialog. */
    sessionEnded: { entry: 'requestProof' },
    /** Another person has signed in: nothing of the previous person's page may be visible or sent. */
    replacing: { entry: 'reloadPage', on: { 'session.changed': {} } },
  },
});

export interface RouteGuardView {
  /**
   * `unreachable`: the session could not be loaded; offer a retry. `replacing`: another person has signed in, and the page
   * is reloaded.
   */
  state: 'loading' | 'unreachable' | 'redirecting' | 'denied' | 'allowed' | 'sessionEnded' | 'replacing';
  /** Whether the page itself is visible: in `allowed`, and under the dialog in `sessionEnded`. */
  showsPage: boolean;
  /** Sign-in screen that returns to the guarded page. */
  signInHref: string;
  /** Email on the Access Denied card, so that the person sees which account was denied. */
  email: string | null;
}

export function routeGuardView({ value, context }: SnapshotFrom<typeof routeGuardMachine>): RouteGuardView {
  return {
    state: value === 'routing' ? 'loading' : value,
    showsPage: value === 'allowed' || value === 'sessionEnded',
    signInHref: signInHref(context.path),
    email: context.session.user?.email ?? null,
  };
}
