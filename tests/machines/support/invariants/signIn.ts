import { authMachine, type AuthView } from '@vetsync/machines/auth/auth';
import { confirmEmailMachine, type ConfirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import type { confirmNewEmailMachine, ConfirmNewEmailView } from '@vetsync/machines/auth/confirmNewEmail';
import type { emailLinkMachine, EmailLinkView } from '@vetsync/machines/auth/emailLink';
import { oneTimeCodeMachine, type OneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import { reauthenticateMachine, type ReauthenticateView } from '@vetsync/machines/account/reauthenticate';
import { recoverMachine, type RecoverView } from '@vetsync/machines/auth/recover';
import { resetPasswordMachine, type ResetPasswordView } from '@vetsync/machines/auth/resetPassword';
import { secondFactorMachine, type SecondFactorView } from '@vetsync/machines/auth/secondFactor';
import type { Rule } from '../rules.ts';
import { formRules } from './forms.ts';

export const authRules: Rule<typeof authMachine, AuthView>[] = [
  ...formRules({
    machine: authMachine,
    sending: 'submitting',
    actor: 'signIn',
    writing: 'editing',
    ignored: ['form.submit', 'tab.choose', 'field.change'],
    isBusy: ({ state }: AuthView) => state === 'submitting',
    canSubmit: (view) => view.canSubmit,
    words: ({ failure, errors }) => failure ?? Object.values(errors)[0],
  }),
  {
    rule: 'the password is cleared once it was correct',
    holds: ({ view: { state, fields } }) =>
      (state !== 'signedIn' && state !== 'secondFactorDue') || fields.password === '',
    brokenBy: { view: (view) => ({ ...view, fields: { ...view.fields, password: 'secret' } }) },
  },
  {
    rule: 'nothing is sent during a wait',
    holds: ({ viewBefore, event, started }) =>
      viewBefore.waitSeconds === null || event.type.startsWith('xstate.') || started.length === 0,
    brokenBy: { at: 'limited', on: { 'form.submit': '#auth.submitting' } },
  },
];

export const confirmEmailRules: Rule<typeof confirmEmailMachine, ConfirmEmailView>[] = [
  ...formRules({
    machine: confirmEmailMachine,
    sending: 'choosing.submitting',
    actor: 'confirm',
    writing: 'choosing.editing',
    limited: 'choosing.limited',
    ignored: ['form.submit', 'password.change', 'confirm.retry'],
    isBusy: ({ state }: ConfirmEmailView) => state === 'choosing.submitting',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ state, failure, passwordError, reason }) =>
      failure ?? reason ?? (state.endsWith('invalid') && passwordError),
  }),
  ...formRules({
    machine: confirmEmailMachine,
    sending: 'newLink.resending',
    actor: 'resend',
    writing: 'newLink.editing',
    limited: 'newLink.limited',
    ignored: ['form.submit', 'email.change'],
    isBusy: ({ state }: ConfirmEmailView) => state === 'newLink.resending',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ failure, emailError }) => failure ?? emailError,
  }),
];

export const oneTimeCodeRules: Rule<typeof oneTimeCodeMachine, OneTimeCodeView>[] = [
  ...formRules({
    machine: oneTimeCodeMachine,
    sending: 'asking.sending',
    actor: 'sendCode',
    writing: 'asking.editing',
    limited: 'asking.limited',
    ignored: ['form.submit', 'email.change', 'mail.resend'],
    isBusy: ({ state }: OneTimeCodeView) => state === 'asking.sending',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: ({ state, waitSeconds }) => (state === 'asking.limited' ? waitSeconds : null),
    words: ({ failure, emailError }) => failure ?? emailError,
  }),
  ...formRules({
    machine: oneTimeCodeMachine,
    sending: 'entering.verifying',
    actor: 'verify',
    writing: 'entering.editing',
    limited: 'entering.limited',
    ignored: ['form.submit', 'code.change', 'mail.correct', 'mail.resend'],
    isBusy: ({ state }: OneTimeCodeView) => state === 'entering.verifying',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ failure, codeError }) => failure ?? codeError,
  }),
  {
    rule: 'no other code is mailed during the wait',
    holds: ({ viewBefore, event, started }) =>
      event.type !== 'mail.resend' || viewBefore.resendSeconds === null || started.length === 0,
    brokenBy: { guards: { canResend: () => true } },
  },
  {
    rule: 'a used or expired code is cleared',
    holds: ({ view: { state, code } }) =>
      !['secondFactorDue', 'entering.expired'].includes(state) || code === '',
    brokenBy: { view: (view) => ({ ...view, code: '123456' }) },
  },
];

export const secondFactorRules: Rule<typeof secondFactorMachine, SecondFactorView>[] = formRules({
  machine: secondFactorMachine,
  sending: 'verifying',
  actor: 'answerChallenge',
  writing: 'editing',
  limited: 'limited',
  ignored: ['form.submit', 'code.change', 'method.choose'],
  isBusy: ({ state }: SecondFactorView) => state === 'verifying',
  canSubmit: (view) => view.canSubmit,
  waitSeconds: (view) => view.waitSeconds,
  words: ({ failure, codeError, state }) => failure ?? codeError ?? state === 'expired',
});

export const recoverRules: Rule<typeof recoverMachine, RecoverView>[] = formRules({
  machine: recoverMachine,
  sending: 'sending',
  actor: 'recover',
  writing: 'editing',
  limited: 'limited',
  ignored: ['form.submit', 'email.change', 'mail.correct'],
  isBusy: ({ busy }: RecoverView) => busy,
  canSubmit: (view) => view.canSubmit,
  waitSeconds: (view) => view.waitSeconds,
  words: ({ failure, emailError }) => failure ?? emailError,
});

export const resetPasswordRules: Rule<typeof resetPasswordMachine, ResetPasswordView>[] = [
  ...formRules({
    machine: resetPasswordMachine,
    sending: 'submitting',
    actor: 'reset',
    writing: 'editing',
    limited: 'limited',
    ignored: ['form.submit', 'password.change'],
    isBusy: ({ state }: ResetPasswordView) => state === 'submitting',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ state, failure, passwordError, reason }) =>
      failure ?? reason ?? (state.endsWith('invalid') && passwordError),
  }),
  {
    rule: 'the new password is cleared once it is set or the link is invalid',
    holds: ({ view: { state, password } }) =>
      !['signedIn', 'secondFactorDue', 'expired'].includes(state) || password === '',
    brokenBy: { view: (view) => ({ ...view, password: 'river stone' }) },
  },
];

export const reauthenticateRules: Rule<typeof reauthenticateMachine, ReauthenticateView>[] = [
  ...formRules({
    machine: reauthenticateMachine,
    sending: 'open.checking',
    actor: 'prove',
    writing: 'open.editing',
    limited: 'open.limited',
    ignored: ['form.submit', 'secret.change', 'method.choose', 'mail.resend', 'dialog.close'],
    isBusy: ({ state }: ReauthenticateView) => state === 'open.checking',
    canSubmit: (view) => view.canSubmit,
    waitSeconds: (view) => view.waitSeconds,
    words: ({ failure, secretError }) => failure ?? secretError,
  }),
  {
    rule: 'every request is answered once, by a proof or a rejection',
    holds: ({ viewBefore, view, emitted }) => {
      const answers = emitted.filter(({ type }) => type === 'proof.given' || type === 'proof.refused');
      return answers.length === (viewBefore.isOpen && !view.isOpen ? 1 : 0);
    },
    brokenBy: { at: 'open', on: { 'dialog.close': '#reauthenticate.closed' } },
  },
  {
    rule: 'the page of an ended session needs a proof',
    holds: ({ viewBefore, event, view }) =>
      event.type !== 'dialog.close' ||
      viewBefore.reason !== 'sessionEnded' ||
      viewBefore.isOpen === view.isOpen,
    brokenBy: { guards: { aboutEnd: () => false } },
  },
  {
    rule: 'a closed dialog has no secret',
    holds: ({ view }) => view.isOpen || view.secret === '',
    brokenBy: { view: (view) => ({ ...view, secret: 'secret' }) },
  },
  {
    rule: "another person's proof is not accepted",
    holds: ({ before, event, emitted }) =>
      event.type !== 'session.signedIn' ||
      event.user.id === before.context.person.id ||
      emitted.every(({ type }) => type !== 'proof.given'),
    brokenBy: {
      at: 'open',
      on: { 'session.signedIn': { target: '#reauthenticate.closed', actions: 'emitGiven' } },
    },
  },
];

export const emailLinkRules: Rule<typeof emailLinkMachine, EmailLinkView>[] = [
  {
    rule: 'a link is verified on a press only',
    holds: ({ event, started }) =>
      event.type === 'link.use' ||
      event.type === 'link.retry' ||
      started.every(({ src }) => src !== 'verify'),
    brokenBy: { at: 'ready', config: { always: '#emailLink.verifying' } },
  },
  {
    rule: 'a used link is not sent again',
    holds: ({ before, isIgnored }) => before.value !== 'expired' || isIgnored,
    brokenBy: { at: 'expired', on: { 'link.retry': '#emailLink.verifying' } },
  },
];

export const confirmNewEmailRules: Rule<typeof confirmNewEmailMachine, ConfirmNewEmailView>[] = [
  {
    rule: 'a link is sent once, and again only on request',
    holds: ({ event, started }) =>
      event.type === 'link.retry' || event.type === 'xstate.init' || started.length === 0,
    brokenBy: { at: 'refused', config: { always: '#confirmNewEmail.confirming' } },
  },
  {
    rule: 'a new email address is confirmed only by the server',
    holds: ({ before, after }) =>
      after.value !== 'confirmed' || before.value === 'confirmed' || before.value === 'confirming',
    brokenBy: { at: 'failed', on: { 'link.retry': '#confirmNewEmail.confirmed' } },
  },
];
