import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { callbackNotProvided, promiseNotProvided, withEvent } from '../../kit/index.ts';
import {
  expiresSoon,
  gatewayRetries,
  gatewayRetryMs,
  parseSession,
  sessionTickMs,
  type Role,
  type Session,
  type SignOutScope,
  type AccountUser,
} from '../model/index.ts';
import {
  isGatewayError,
  isUnauthorized,
  systemPhrase,
  problemMessage,
  submitTimeoutMs,
  unreachable,
  type ToastEmitted,
  toast,
} from '../../system/model/index.ts';
import { isEqual } from '../../model/isEqual.ts';

/** Events that a screen's account control sends. */
export type SessionEvent = { type: 'session.signOut'; scope: SignOutScope };

/** Events from the app. */
export type SessionParentEvent =
  /** The session may have changed: a sign-in, a rejected request, or the tab woke up. */
  | { type: 'session.refresh' }
  /** A guarded page, on which the person may be typing, was opened or closed. */
  | { type: 'page.shown' }
  | { type: 'page.left' };

export type SessionEmitted =
  | ToastEmitted
  | { type: 'session.signedIn'; user: AccountUser; role: Role }
  | { type: 'session.signedOut' }
  /** The session expired on an open guarded page, which stays as it is until the person signs in again. */
  | { type: 'session.ended' }
  | { type: 'session.refreshed' }
  | { type: 'session.userUpdated'; user: AccountUser; role: Role };

/** The session of a signed-in person. */
export type Account = Extract<Session, { role: Role }>;

export interface SessionInput {
  /** Epoch milliseconds. */
  now: () => number;
}

export interface SessionContext extends SessionInput {
  /** Null until loaded. */
  session: Session | null;
  /** Number of consecutive gateway errors. */
  retries: number;
  /** What caused the request. Changes that another tab reported are not reported back. */
  askedBy: 'here' | 'tab';
  /** Which sessions the running sign-out ends. */
  scope: SignOutScope;
  /** Whether a guarded page is open. */
  pageShown: boolean;
  /** The person whose session expired on an open guarded page; null otherwise. */
  former: Account | null;
}

const signedOut: Session = { user: null };
const accountOf = (session: Session | null): Account | null => (session?.user ? session : null);
const withoutExpiry = (session: Session | null) => ({ ...accountOf(session), expiresAt: null });

/** The event for a changed session; null if the visitor was and is signed out. */
function lifecycleEvent(before: Session | null, after: Session): SessionEmitted | null {
  const was = accountOf(before);
  const is = accountOf(after);
  if (!is) return was && { type: 'session.signedOut' };
  const { user, role } = is;
  if (was?.user.id !== user.id) return { type: 'session.signedIn', user, role };
  if (isEqual(withoutExpiry(before), withoutExpiry(after))) return { type: 'session.refreshed' };
  return { type: 'session.userUpdated', user, role };
}

/**
 * The signed-in person (platform spec, section 4, "Auth"). Scripts can't read the cookie, so the machine asks the server.
 * It asks again before the session expires, which renews it, and notifies other tabs of changes.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | SessionParentEvent | { type: 'tabs.changed' },
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    children: {} as { otherTabs: 'otherTabs' },
  },
  actors: {
    /** Resolves with the server's answer, rejects with a Problem. */
    readSession: promiseNotProvided<unknown>('readSession'),
    signOut: promiseNotProvided<unknown, { scope: SignOutScope }>('signOut'),
    /** Sends `tabs.changed` when another tab signed in or out; notifies the other tabs when it receives the same. */
    otherTabs: callbackNotProvided<{ type: 'tabs.changed' }>('otherTabs'),
  },
  actions: {
    applySession: enqueueActions(({ context, enqueue }, { output }: { output: unknown }) => {
      const { askedBy, pageShown } = context;
      const session = parseSession(output);
      const lifecycle = lifecycleEvent(context.session, session);
      const left = lifecycle?.type === 'session.signedOut';
      const ended = left && askedBy === 'here' && pageShown;
      const former = ended ? accountOf(context.session) : context.former;
      // Another tab only reports deliberate actions: a sign-out there applies to all tabs of this browser.
      enqueue.assign({ session, retries: 0, former: session.user || askedBy === 'tab' ? null : former });
      if (!lifecycle) return;
      enqueue.emit(ended ? { type: 'session.ended' } : lifecycle);
      // Each tab detects an expired session itself. If it were reported, other tabs would treat it as a sign-out.
      const ownDoing = lifecycle.type === 'session.signedIn' || lifecycle.type === 'session.userUpdated';
      if (askedBy === 'here' && ownDoing) enqueue.sendTo('otherTabs', { type: 'tabs.changed' });
    }),
    setPageShown: assign({ pageShown: true }),
    leavePage: assign({ pageShown: false, former: null }),
    askedHere: assign({ askedBy: 'here', retries: 0 }),
    askedByTab: assign({ askedBy: 'tab', retries: 0 }),
    rememberScope: assign((_, { scope }: { scope: SignOutScope }) => ({ scope })),
    clear: assign({ session: signedOut, former: null }),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    emitSignedOut: emit({ type: 'session.signedOut' }),
    emitSignOutFailed: emit((_, { error }: { error: unknown }) =>
      toast(systemPhrase('signOutFailed'), problemMessage(error), 'destructive'),
    ),
    notifyTabs: sendTo('otherTabs', { type: 'tabs.changed' }),
  },
  guards: {
    retryable: ({ context }, { error }: { error: unknown }) =>
      isGatewayError(error) && context.retries < gatewayRetries,
    askedByTab: ({ context }) => context.askedBy === 'tab',
    gone: ({ context }) => context.former === null,
    endedHere: ({ context }) => context.former !== null,
    someone: ({ context }) => accountOf(context.session) !== null,
    nobody: ({ context }) => context.session !== null && context.session.user === null,
    due: ({ context }) => context.session === null || expiresSoon(context.session, context.now()),
    endsHere: ({ context }) => context.scope !== 'others',
    alreadyEnded: (_, { error }: { error: unknown }) => isUnauthorized(error),
  },
  delays: {
    gatewayRetry: ({ context }) => gatewayRetryMs(context.retries - 1),
    sessionTick: sessionTickMs,
    submitTimeout: submitTimeoutMs,
  },
}).createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    session: null,
    retries: 0,
    askedBy: 'here',
    scope: 'local',
    pageShown: false,
    former: null,
  }),
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  on: { 'page.shown': { actions: 'setPageShown' }, 'page.left': { actions: 'leavePage' } },
  states: {
    identity: {
      initial: 'unknown',
      states: {
        unknown: {
          always: [
            { guard: 'someone', target: 'signedIn' },
            { guard: 'nobody', target: 'signedOut' },
          ],
        },
        signedOut: { always: { guard: 'someone', target: 'signedIn' } },
        signedIn: {
          always: [
            { guard: 'endedHere', target: 'ended' },
            { guard: 'nobody', target: 'signedOut' },
          ],
        },
        /** The session expired on a guarded page, which stays until the same person signs in again or the page is closed. */
        ended: {
          always: [
            { guard: 'someone', target: 'signedIn' },
            { guard: 'gone', target: 'signedOut', actions: 'emitSignedOut' },
          ],
        },
      },
    },
    request: {
      initial: 'reading',
      on: {
        'session.refresh': { target: '.reading', actions: 'askedHere' },
        'tabs.changed': { target: '.reading', actions: 'askedByTab' },
        'session.signOut': {
          guard: 'someone',
          target: '.signingOut',
          actions: withEvent('rememberScope'),
        },
      },
      states: {
        reading: {
          // Otherwise a sign-out in another tab would look like an expired session: it also ends this tab's event
          // stream, which makes the page ask.
          on: { 'session.refresh': { guard: 'askedByTab', target: 'reading', reenter: true } },
          invoke: {
            src: 'readSession',
            onDone: { target: 'idle', actions: withEvent('applySession') },
            onError: [
              {
                guard: withEvent('retryable'),
                target: 'backingOff',
                actions: 'countRetry',
              },
              { target: 'idle' },
            ],
          },
          after: { submitTimeout: 'idle' },
        },
        backingOff: {
          on: { 'session.refresh': { guard: 'askedByTab', target: 'reading' } },
          after: { gatewayRetry: 'reading' },
        },
        /** Asks again if the session is about to expire or is still unknown. */
        idle: {
          after: {
            sessionTick: [
              { guard: 'due', target: 'reading', actions: 'askedHere' },
              { target: 'idle', reenter: true },
            ],
          },
        },
        signingOut: {
          on: { 'session.signOut': {}, 'session.refresh': {}, 'tabs.changed': {} },
          invoke: {
            src: 'signOut',
            input: ({ context }) => ({ scope: context.scope }),
            onDone: [
              { guard: 'endsHere', target: 'idle', actions: ['clear', 'emitSignedOut', 'notifyTabs'] },
              { target: 'idle' },
            ],
            onError: [
              {
                guard: withEvent('alreadyEnded'),
                target: 'idle',
                actions: ['clear', 'emitSignedOut', 'notifyTabs'],
              },
              {
                target: 'idle',
                actions: withEvent('emitSignOutFailed'),
              },
            ],
          },
          after: {
            submitTimeout: {
              target: 'idle',
              actions: { type: 'emitSignOutFailed', params: { error: unreachable } },
            },
          },
        },
      },
    },
  },
});
