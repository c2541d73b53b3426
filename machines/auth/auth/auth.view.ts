import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import {
  authFields,
  authLimits,
  codeHref,
  forgotHref,
  googleHref,
  signUpHref,
} from '../../account/model/index.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { GoogleRefusal } from '../../account/model/index.ts';
import type { AuthField, AuthTab } from '../../account/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import type { authMachine } from './auth.machine.ts';

export type AuthState =
  | 'editing'
  | 'invalid'
  | 'failed'
  | 'limited'
  | 'submitting'
  | 'checkYourEmail.waiting'
  | 'checkYourEmail.ready'
  | 'checkYourEmail.resending'
  /** Verified; about to ask for the second factor. */
  | 'secondFactorDue'
  | 'signedIn'
  | 'alreadySignedIn';

export interface AuthView {
  state: AuthState;
  tab: AuthTab;
  fields: Readonly<Record<AuthField, string>>;
  errors: FieldErrors<AuthField>;
  /** Gets focus after each rejected submission. `attempt` is incremented so that the same field gets it again. */
  firstInvalid: AuthField | null;
  attempt: number;
  /** Why the server rejected the password ("weak password"); empty otherwise. */
  passwordReasons: readonly Phrase[];
  passwordMinLength: number;
  limits: Readonly<Record<AuthField, number>>;
  /** The server's error message after a failed attempt, or null. */
  failure: Phrase | null;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited) or the next resend (checkYourEmail.waiting), or null. */
  waitSeconds: number | null;
  canResend: boolean;
  /** Email that the confirmation was sent to; null outside checkYourEmail. */
  sentTo: string | null;
  /** Whether to offer Google sign-in. */
  googleAvailable: boolean;
  /** Goes to Google, and returns to the destination. */
  googleHref: string;
  /** Why sign-in with Google failed, or null. */
  googleRefusal: GoogleRefusal | null;
  /** Sign-in with an emailed link or code. */
  codeHref: string;
  forgotHref: string;
  /** Where a signed-in person is redirected. */
  destination: string;
  /** Signs up to add an organization; null if that is where one goes. */
  organizationHref: string | null;
  demoHref: string;
}

/** Not imported: the address alone would bring the pages' shared chunk to the platform. */
const newOrganizationHref = '/organizations/new';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: AuthSnapshot['value']): AuthState {
  if (typeof value === 'object') {
    if ('submitting' in value) return 'submitting';
    const { checkYourEmail } = value;
    if (checkYourEmail === 'sent') return 'checkYourEmail.waiting';
    return checkYourEmail === 'refused' ? 'checkYourEmail.resending' : `checkYourEmail.${checkYourEmail}`;
  }
  if (value === 'routing') return 'editing';
  return value === 'refused' ? 'submitting' : value;
}

const sendable: readonly AuthState[] = ['editing', 'invalid', 'failed'];
const working: readonly AuthState[] = [
  'submitting',
  'secondFactorDue',
  'signedIn',
  'checkYourEmail.resending',
];
const counting: readonly AuthState[] = ['limited', 'checkYourEmail.waiting'];

export function authView({ value, context }: AuthSnapshot): AuthView {
  const { tab, draft, errors, attempt, waitSeconds, problem } = context;
  const state = stateOf(value);
  return {
    state,
    tab,
    fields: draft,
    errors,
    firstInvalid: state === 'invalid' ? firstInvalid(errors, authFields) : null,
    attempt,
    passwordReasons: context.passwordReasons,
    passwordMinLength: context.passwordMinLength,
    limits: authLimits,
    failure: state === 'failed' || state === 'limited' ? problemMessage(problem) : null,
    canSubmit: sendable.includes(state),
    busy: working.includes(state),
    waitSeconds: counting.includes(state) ? waitSeconds : null,
    canResend: state === 'checkYourEmail.ready',
    sentTo: state.startsWith('checkYourEmail') ? draft.email.trim() : null,
    googleAvailable: context.googleAvailable,
    googleHref: googleHref(context.destination),
    googleRefusal: context.googleRefusal,
    codeHref: codeHref(context.destination),
    forgotHref: forgotHref(context.destination),
    destination: context.destination,
    organizationHref: context.destination === newOrganizationHref ? null : signUpHref(newOrganizationHref),
    demoHref: '/demo/platform',
  };
}
