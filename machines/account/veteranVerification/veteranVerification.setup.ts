import type { Phrase } from '../../system/model/phrase.ts';
import { assertEvent, assign, emit, sendTo, setup, stateIn } from 'xstate';
import { callbackNotProvided, changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import {
  accountPhrase,
  isProviderUrl,
  isVerificationMessage,
  verificationFailures,
  verificationMessageSchema,
  verificationPollMs,
  verificationPopup,
} from '../model/index.ts';
import type { VerificationOutcome, VerificationStart } from '../model/index.ts';
import {
  systemPhrase,
  problemMessage,
  problemOf,
  submitTimeoutMs,
  isProofDue,
  proofReasonOf,
  toast,
} from '../../system/model/index.ts';
import type {
  AccountEmitted,
  PageLeaveEmitted,
  ProofParentEvent,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the verification screen sends. */
export type VeteranVerificationEvent =
  /** Opens the provider's popup. */
  | { type: 'verification.start' }
  /** Brings the open popup to the front. */
  | { type: 'window.show' }
  /** Closes the popup and cancels. */
  | { type: 'verification.cancel' };

/** Events from the app. */
export type VeteranVerificationParentEvent =
  | ProofParentEvent
  | { type: 'account.changed'; account: { veteranVerified: boolean } };

export type VeteranVerificationEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | AccountEmitted
  | PageLeaveEmitted;

/** Events from the `popup` actor. `origin` and `data` are those of a message event. */
export type PopupEvent =
  | { type: 'popup.blocked' }
  | { type: 'popup.closed' }
  | { type: 'popup.message'; origin: string; data: unknown };

/**
 * Events to the `popup` actor. `popup.open` is sent during the click, so that the browser allows the empty popup.
 * `popup.check` is answered by `popup.closed` if the popup is closed.
 */
export type PopupCommand =
  | { type: 'popup.open'; width: number; height: number }
  | { type: 'popup.go'; href: string }
  | { type: 'popup.check' }
  | { type: 'popup.show' }
  | { type: 'popup.close' };

export interface VeteranVerificationInput {
  /** Whether the person is signed in. */
  signedIn: boolean;
  veteranVerified: boolean;
  /** Whether this site has a verification provider. */
  available: boolean;
  /** Outcome of a verification without a popup, from the URL. */
  outcome?: VerificationOutcome | null;
  /** Our own origin, such as `https://vetsync.example`. */
  origin: string;
}

export interface VeteranVerificationContext extends Required<VeteranVerificationInput> {
  /** The run that the server started, or null. */
  start: VerificationStart | null;
  failure: { title: Phrase; detail: Phrase } | null;
  closedEarly: boolean;
}

interface Answer {
  context: VeteranVerificationContext;
  origin: string;
  data: unknown;
}
/** Whether a message of the popup ends the current run: the right sender, type and flow. */
const ends = ({ context: { start, origin: own }, origin, data }: Answer) =>
  start !== null && isVerificationMessage({ origin, data }, { ...start, own });
const saysYes = (data: unknown) => verificationMessageSchema.safeParse(data).data?.ok === true;
/** Why it failed, as a phrase. Without a known reason, the popup's own words. */
function failureOf(data: unknown): Phrase {
  const { failure, message } = verificationMessageSchema.safeParse(data).data ?? {};
  const known = verificationFailures.find((each) => each === failure);
  if (known) return accountPhrase(`verification_${known}`);
  return message?.trim() || systemPhrase('verificationRefusedMore');
}

/** Types, actors, actions, guards and delays of the veteran verification. */
export const veteranVerificationSetup = setup({
  types: {
    context: {} as VeteranVerificationContext,
    events: {} as VeteranVerificationEvent | VeteranVerificationParentEvent | PopupEvent,
    emitted: {} as VeteranVerificationEmitted,
    input: {} as VeteranVerificationInput,
    children: {} as { popup: 'popup' },
  },
  actors: {
    /** Reports the account with `account.changed` after each change. */
    accountChanges: changesNotProvided,
    /** Resolves with the provider's URL, rejects with a Problem. */
    startVerification: promiseNotProvided<VerificationStart>('startVerification'),
    /** Whether the server counts the signed-in person as a verified veteran. */
    readVerified: promiseNotProvided<boolean>('readVerified'),
    /** The provider's popup: receives PopupOrders, sends PopupReports. Closes the popup when it is stopped. */
    popup: callbackNotProvided<PopupCommand>('popup'),
  },
  actions: {
    openWindow: sendTo('popup', { type: 'popup.open', ...verificationPopup }),
    showProvider: sendTo('popup', ({ context }) => ({
      type: 'popup.go',
      href: context.start?.authUrl ?? '',
    })),
    showWindow: sendTo('popup', { type: 'popup.show' }),
    lookWhetherOpen: sendTo('popup', { type: 'popup.check' }),
    closeWindow: sendTo('popup', { type: 'popup.close' }),
    clearLastAttempt: assign({ start: null, failure: null, closedEarly: false, outcome: null }),
    setStart: assign((_, { output }: { output: VerificationStart }) => ({ start: output })),
    failFor: assign((_, { detail }: { detail: Phrase }) => ({
      failure: { title: systemPhrase('verificationFailed'), detail },
    })),
    failByServer: assign((_, { error }: { error: unknown }) => ({
      failure: {
        title: systemPhrase('verificationFailed'),
        detail: problemMessage(error),
      },
    })),
    refuse: assign(({ event }) => {
      assertEvent(event, 'popup.message');
      return { failure: { title: systemPhrase('verificationRefused'), detail: failureOf(event.data) } };
    }),
    refuseByOutcome: assign(({ context: { outcome } }) => ({
      failure: {
        title: systemPhrase('verificationRefused'),
        detail:
          outcome && outcome !== 'ok'
            ? accountPhrase(`verification_${outcome}`)
            : systemPhrase('verificationRefusedMore'),
      },
    })),
    emitVerified: emit(toast(systemPhrase('verified'), systemPhrase('verifiedMore'))),
    requestProof: emit((_, { error }: { error: unknown }) => ({
      type: 'proof.request',
      reason: proofReasonOf(error),
    })),
    setClosedEarly: assign({ closedEarly: true }),
    emitNewSession: emit({ type: 'session.refresh' }),
    emitAccountChanged: emit({ type: 'account.refresh' }),
    leave: emit(({ context }) => ({ type: 'page.leave', href: context.start?.authUrl ?? '' })),
  },
  guards: {
    alreadyVerified: ({ context }) => context.veteranVerified,
    cameBackVerified: ({ context }) => context.outcome === 'ok',
    cameBackWithout: ({ context }) => context.outcome !== null && context.outcome !== 'ok',
    unavailable: ({ context }) => !context.available,
    nobody: ({ context }) => !context.signedIn,
    elsewhere: (_, { output }: { output: VerificationStart }) =>
      !isProviderUrl(output.authUrl, output.domain),
    withoutWindow: stateIn({ starting: 'withoutWindow' }),
    notOffered: (_, { error }: { error: unknown }) => problemOf(error).code === 'not_configured',
    proofDue: (_, { error }: { error: unknown }) => isProofDue(error),
    succeeds: ({ context, event }) =>
      event.type === 'popup.message' && ends({ ...event, context }) && saysYes(event.data),
    refuses: ({ context, event }) =>
      event.type === 'popup.message' && ends({ ...event, context }) && !saysYes(event.data),
    nowVerified: (_, { account }: { account: { veteranVerified: boolean } }) => account.veteranVerified,
    isVerified: (_, { output }: { output: boolean }) => output,
  },
  delays: { submitTimeout: submitTimeoutMs, poll: verificationPollMs },
});
