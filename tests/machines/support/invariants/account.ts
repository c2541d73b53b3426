import { accountDeletionMachine, type AccountDeletionView } from '@vetsync/machines/account/accountDeletion';
import type { accountPageMachine, AccountPageView } from '@vetsync/machines/account/accountPage';
import { accountProfileMachine, type AccountProfileView } from '@vetsync/machines/account/accountProfile';
import { accountSecurityMachine, type AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import type {
  connectedAccountsMachine,
  ConnectedAccountsView,
} from '@vetsync/machines/account/connectedAccounts';
import type { devicesMachine, DevicesView } from '@vetsync/machines/account/devices';
import type {
  veteranVerificationMachine,
  VeteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';
import { assign, type AnyEventObject, type AnyStateMachine } from 'xstate';
import type { Rule, Step } from '../rules.ts';
import { asksForProof, formRules, showsToast } from './forms.ts';

/** The person confirmed, possibly followed by a proof of identity. */
const isConsent = ({ type }: AnyEventObject) => type === 'action.confirm' || type === 'proof.given';
const starts = ({ started }: Step<AnyStateMachine, unknown>, actor: string) =>
  started.some(({ src }) => src === actor);

/** Irreversible actions need a confirmation. */
const askedFirst = (actor: string, brokenBy: Rule<AnyStateMachine, unknown>['brokenBy']) => ({
  rule: `${actor} starts only after a confirmation`,
  holds: (step: Step<AnyStateMachine, unknown>) => isConsent(step.event) || !starts(step, actor),
  brokenBy: brokenBy as object,
});

export const accountDeletionRules: Rule<typeof accountDeletionMachine, AccountDeletionView>[] = [
  ...formRules({
    machine: accountDeletionMachine,
    sending: 'deleting',
    actor: 'deleteAccount',
    writing: 'editing',
    ignored: ['form.submit', 'email.change', 'page.continue'],
    isBusy: ({ state }: AccountDeletionView) => state === 'deleting',
    canSubmit: (view) => view.canSubmit,
    words: ({ failure, organizations }, emitted) =>
      failure ?? organizations[0]?.name ?? asksForProof(emitted),
  }),
  {
    rule: 'an account is deleted only while its email address is entered',
    holds: ({ viewBefore, started }) => started.length === 0 || viewBefore.value === viewBefore.email,
    brokenBy: { guards: { typed: () => true } },
  },
];

export const accountProfileRules = {
  name: formRules({
    machine: accountProfileMachine,
    sending: 'name.saving',
    actor: 'changeAccount',
    writing: 'name.editing',
    ignored: ['name.submit', 'name.change'],
    isBusy: ({ name }: AccountProfileView) => name.state === 'saving',
    canSubmit: ({ name }) => name.canSubmit,
    words: ({ name }, emitted) =>
      name.failure ?? ((name.state === 'invalid' && name.error) || asksForProof(emitted)),
  }),
  email: formRules({
    machine: accountProfileMachine,
    sending: 'email.sending',
    actor: 'changeAccount',
    writing: 'email.editing',
    limited: 'email.limited',
    ignored: ['email.submit', 'email.change', 'email.cancel', 'email.resend'],
    isBusy: ({ email }: AccountProfileView) => email.state === 'sending',
    canSubmit: ({ email }) => email.canSubmit,
    waitSeconds: ({ email }) => email.waitSeconds,
    words: ({ email }, emitted) =>
      email.failure ?? email.error ?? (showsToast(emitted) || asksForProof(emitted)),
  }),
};

export const accountSecurityRules: Record<
  'password' | 'factor',
  Rule<typeof accountSecurityMachine, AccountSecurityView>[]
> = {
  password: formRules({
    machine: accountSecurityMachine,
    sending: 'password.saving',
    actor: 'changeAccount',
    writing: 'password.editing',
    limited: 'password.limited',
    ignored: ['password.submit', 'password.change', 'password.cancel'],
    isBusy: ({ password }: AccountSecurityView) => password.state === 'saving',
    canSubmit: ({ password }) => password.canSubmit,
    waitSeconds: ({ password }) => password.waitSeconds,
    words: ({ password }, emitted) =>
      password.failure ?? ((password.state === 'invalid' && password.error) || asksForProof(emitted)),
  }),
  factor: [
    askedFirst('removeFactor', {
      at: 'factor.on',
      on: { 'factor.turnOff': '#accountSecurity.factor.turningOff' },
    }),
    askedFirst('renewCodes', { at: 'factor.on', on: { 'codes.renew': '#accountSecurity.factor.renewing' } }),
    {
      rule: 'recovery codes are hidden only after confirming that they are saved',
      holds: ({ viewBefore, event, view }) =>
        viewBefore.factor.state !== 'codes' || view.factor.state === 'codes' || event.type === 'codes.keep',
      brokenBy: { at: 'factor.codes', on: { 'factor.cancel': '#accountSecurity.factor.on' } },
    },
    {
      rule: 'recovery codes are in memory only while they are shown',
      holds: ({ view: { factor } }) => (factor.recoveryCodes !== null) === (factor.state === 'codes'),
      brokenBy: {
        view: (view) => ({
          ...view,
          factor: { ...view.factor, recoveryCodes: { codes: [], email: '' } },
        }),
      },
    },
  ],
};

/** As if the confirmation were for this device. */
const selectThisDevice = assign({ selected: 'here' } as never);

export const devicesRules: Rule<typeof devicesMachine, DevicesView>[] = [
  askedFirst('endDevice', { at: 'listed.idle', on: { 'device.end': '#devices.listed.ending' } }),
  askedFirst('endOthers', {
    at: 'listed.idle',
    on: { 'devices.endOthers': '#devices.listed.endingOthers' },
  }),
  {
    rule: "the current device can't be signed out from the list",
    holds: ({ started, viewBefore: { current } }) =>
      started.every(({ src, input }) => src !== 'endDevice' || (input as { id: string }).id !== current?.id),
    brokenBy: {
      at: 'listed.confirming',
      on: { 'action.confirm': { target: '#devices.listed.ending', actions: selectThisDevice } },
    },
  },
  {
    rule: 'one device is signed out at a time',
    holds: ({ viewBefore, event, started }) =>
      !viewBefore.busy || event.type === 'proof.given' || started.length === 0,
    brokenBy: { at: 'listed.ending', on: { 'devices.endOthers': '#devices.listed.endingOthers' } },
  },
];

export const connectedAccountsRules: Rule<typeof connectedAccountsMachine, ConnectedAccountsView>[] = [
  askedFirst('unlink', {
    at: 'listed.idle',
    on: { 'identity.unlink': '#connectedAccounts.listed.unlinking' },
  }),
  {
    rule: 'one account is linked or unlinked at a time',
    holds: ({ viewBefore, event, started }) =>
      !viewBefore.busy || event.type === 'proof.given' || started.length === 0,
    brokenBy: { at: 'listed.linking', on: { 'identity.link': '#connectedAccounts.listed.linking.calling' } },
  },
  {
    rule: 'a rejection has a reason',
    holds: ({ viewBefore, view, emitted, event }) =>
      !viewBefore.busy ||
      view.busy ||
      !event.type.startsWith('xstate.error.') ||
      showsToast(emitted) ||
      asksForProof(emitted),
    brokenBy: {
      at: 'listed.linking.refused',
      config: { always: '#connectedAccounts.listed.idle' },
    },
  },
];

export const veteranVerificationRules: Rule<typeof veteranVerificationMachine, VeteranVerificationView>[] = [
  {
    rule: 'the page is left only for the provider',
    holds: ({ emitted }) =>
      emitted.every(({ type, href }) => type !== 'page.leave' || href.startsWith('https://id.example/')),
    brokenBy: { guards: { elsewhere: () => false } },
  },
  {
    rule: 'a failure has a reason',
    holds: ({ view }) => view.state !== 'failed' || view.failure !== null,
    brokenBy: { view: (view) => ({ ...view, failure: null }) },
  },
  {
    rule: 'one verification runs at a time',
    holds: ({ viewBefore, event, started }) =>
      viewBefore.canStart || event.type !== 'verification.start' || started.length === 0,
    brokenBy: { at: 'waiting', on: { 'verification.start': '#veteranVerification.starting' } },
  },
  {
    rule: 'a verified veteran stays verified',
    holds: ({ viewBefore, view }) => viewBefore.state !== 'verified' || view.state === 'verified',
    brokenBy: { at: 'verified', on: { 'popup.closed': '#veteranVerification.checking' } },
  },
];

export const accountPageRules: Rule<typeof accountPageMachine, AccountPageView>[] = [
  {
    rule: 'a loaded account stays when reloading fails',
    holds: ({ before, after }) => before.context.account === null || after.context.account !== null,
    brokenBy: { at: 'ready.rereading', config: { exit: assign({ account: null } as never) } },
  },
  {
    rule: 'a proof is requested only after a rejection',
    holds: ({ event, emitted }) => !asksForProof(emitted) || event.type.startsWith('xstate.error.actor.'),
    brokenBy: { on: { 'section.changed': { actions: 'requestProof' } } },
  },
];
