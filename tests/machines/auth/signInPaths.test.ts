import { confirmNewEmailMachine, confirmNewEmailView } from '@vetsync/machines/auth/confirmNewEmail';
import { emailLinkMachine, emailLinkView } from '@vetsync/machines/auth/emailLink';
import { oneTimeCodeMachine, oneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import { reauthenticateMachine, reauthenticateView } from '@vetsync/machines/account/reauthenticate';
import { recoverMachine, recoverView } from '@vetsync/machines/auth/recover';
import { resetPasswordMachine, resetPasswordView } from '@vetsync/machines/auth/resetPassword';
import { secondFactorMachine, secondFactorView } from '@vetsync/machines/auth/secondFactor';
import { codes, down, emails, limited, nobody, submit, weak, wrong } from '../support/accountEvents.ts';
import {
  oneTimeCodeRules,
  reauthenticateRules,
  recoverRules,
  resetPasswordRules,
  secondFactorRules,
  emailLinkRules,
  confirmNewEmailRules,
} from '../support/invariants/signIn.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const spent = { status: 410 };
const signedIn = { type: 'session.signedIn' } as const;
const answers = [{ user: null }, { mfa: { challengeId: 'c' } }];
const person = { id: 'u', email: 'a@b.co', fullName: null };

const journeys = [
  journey({
    machine: oneTimeCodeMachine,
    states: statesOf(oneTimeCodeMachine),
    view: oneTimeCodeView,
    input: {},
    events: [
      ...emails,
      ...codes,
      submit,
      { type: 'mail.resend' },
      { type: 'mail.correct' },
      { type: 'resend.tick' },
      signedIn,
    ],
    outputs: { sendCode: [undefined], verify: answers },
    errors: [wrong, limited, down],
    // One path through the countdown is enough: the one without a code.
    facet: ({ email, code, waitSeconds, resendSeconds, attempt }) => [
      email,
      code,
      waitSeconds,
      code === '' && attempt === 0 ? resendSeconds : resendSeconds > 0,
    ],
    rules: oneTimeCodeRules,
  }),
  journey({
    machine: secondFactorMachine,
    states: statesOf(secondFactorMachine),
    view: secondFactorView,
    input: { challengeId: 'c' },
    events: [
      ...codes,
      submit,
      { type: 'method.choose', method: 'recovery' },
      { type: 'method.choose', method: 'app' },
      signedIn,
    ],
    outputs: { answerChallenge: [{ user: null }] },
    errors: [wrong, { status: 400, code: 'invalid_challenge' }, limited, down],
    facet: ({ method, code, waitSeconds }) => [method, code, waitSeconds],
    rules: secondFactorRules,
  }),
  journey({
    machine: recoverMachine,
    states: statesOf(recoverMachine),
    view: recoverView,
    input: {},
    events: [...emails, submit, { type: 'mail.correct' }],
    outputs: { recover: [undefined] },
    errors: [limited, down],
    facet: ({ email, waitSeconds }) => [email, waitSeconds],
    rules: recoverRules,
  }),
  journey({
    machine: resetPasswordMachine,
    states: statesOf(resetPasswordMachine),
    view: resetPasswordView,
    input: { token: 't' },
    events: [
      ...['', 'river stone'].map((value) => ({ type: 'password.change', value }) as const),
      submit,
      signedIn,
    ],
    outputs: { reset: answers },
    errors: [weak, spent, limited, down],
    facet: ({ password, waitSeconds }) => [password, waitSeconds],
    rules: resetPasswordRules,
  }),
  journey({
    machine: emailLinkMachine,
    states: statesOf(emailLinkMachine),
    view: emailLinkView,
    input: { token: 't' },
    events: [{ type: 'link.use' }, { type: 'link.retry' }, signedIn],
    outputs: { verify: answers },
    errors: [spent, down],
    rules: emailLinkRules,
  }),
  journey({
    machine: confirmNewEmailMachine,
    states: statesOf(confirmNewEmailMachine),
    view: confirmNewEmailView,
    input: { token: 't' },
    events: [{ type: 'link.retry' }, { type: 'page.continue' }],
    outputs: { confirmNewEmail: [{}] },
    errors: [spent, nobody, { status: 409, code: 'email_taken' }, down],
    facet: ({ problem }) => problem.code,
    rules: confirmNewEmailRules,
  }),
  journey({
    machine: reauthenticateMachine,
    states: statesOf(reauthenticateMachine),
    view: reauthenticateView,
    events: [
      { type: 'proof.request', reason: 'sensitive', person },
      { type: 'proof.request', reason: 'sessionEnded', person },
      { type: 'method.choose', method: 'code' },
      { type: 'method.choose', method: 'recovery' },
      ...['', '123456'].map((value) => ({ type: 'secret.change', value }) as const),
      submit,
      { type: 'mail.resend' },
      { type: 'resend.tick' },
      { type: 'dialog.close' },
      { type: 'person.other' },
      { ...signedIn, user: person, role: 'user' },
      { ...signedIn, user: { ...person, id: 'v' }, role: 'user' },
      { type: 'session.refreshed' },
      { type: 'session.ended' },
      { type: 'session.signedOut' },
    ],
    outputs: { prove: answers, sendCode: [undefined] },
    errors: [wrong, { status: 400, code: 'invalid_challenge' }, nobody, limited, down],
    facet: ({ reason, method, secret, sent, challengeId, waitSeconds, resendSeconds }) => [
      reason,
      method,
      secret,
      sent,
      challengeId,
      waitSeconds,
      resendSeconds > 0,
    ],
    rules: reauthenticateRules,
  }),
];

followEach(journeys);
