import type { SnapshotFrom } from 'xstate';
import {
  authFields,
  authLimits,
  codeHref,
  forgotHref,
  googleHref,
  googleRefusalTexts,
} from '../model/index.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { AuthField, AuthTab } from '../model/index.ts';
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
  /** Proven, on the way to the second factor. */
  | 'secondFactorDue'
  | 'signedIn'
  | 'alreadySignedIn';

export interface AuthView {
  state: AuthState;
  tab: AuthTab;
  fields: Readonly<Record<AuthField, string>>;
  errors: FieldErrors<AuthField>;
  /** Takes focus after each refused submission; `attempt` grows so that the same field takes it again. */
  firstInvalid: AuthField | null;
  attempt: number;
  /** Every reason the server gave against the password ("weak password"); empty otherwise. */
  passwordReasons: readonly string[];
  passwordMinLength: number;
  limits: Readonly<Record<AuthField, number>>;
  /** The server's words after a failed try, or null. */
  failure: string | null;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next try (limited) or the next resend (checkYourEmail.waiting), or null. */
  waitSeconds: number | null;
  canResend: boolean;
  /** Where the confirmation went; null outside checkYourEmail. */
  sentTo: string | null;
  /** Whether to offer Google sign-in. */
  googleAvailable: boolean;
  /** Leaves for Google, and comes back to where the person was going. */
  googleHref: string;
  /** Why Google signed nobody in, in words; null otherwise. */
  googleRefusal: string | null;
  /** Sign-in by a mailed link or code. */
  codeHref: string;
  forgotHref: string;
  /** Where a signed-in person goes. */
  destination: string;
  demoHref: string;
}

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** The state a person sees; those passed through at once look like the one before them. */
function stateOf(value: AuthSnapshot['value']): AuthState {
  if (typeof value === 'object') {
    if ('submitting' in value) return 'submitting';
    const { checkYourEmail } = value;
    if (checkYourEmail === 'sent') return 'checkYourEmail.waiting';
    return checkYourEmail === 'refused' ? 'checkYourEmail.resending' : `checkYourEmail.${checkYourEmail}`;
  }
  if (value === 'arriving') return 'editing';
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
    googleRefusal: context.googleRefusal && googleRefusalTexts[context.googleRefusal],
    codeHref: codeHref(context.destination),
    forgotHref: forgotHref(context.destination),
    destination: context.destination,
    demoHref: '/demo/platform',
  };
}
