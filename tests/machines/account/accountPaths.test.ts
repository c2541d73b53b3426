import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/account/accountDeletion';
import { accountPageMachine, accountPageView } from '@vetsync/machines/account/accountPage';
import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/account/accountSecurity';
import { connectedAccountsMachine, connectedAccountsView } from '@vetsync/machines/account/connectedAccounts';
import { devicesMachine, devicesView } from '@vetsync/machines/account/devices';
import {
  veteranVerificationMachine,
  veteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';
import { accountOf, deviceOf, factorOf } from '../support/account.ts';
import {
  codes,
  down,
  emails,
  limited,
  nobody,
  now,
  confirmation,
  intl,
  submit,
  weak,
  wrong,
} from '../support/accountEvents.ts';
import {
  accountDeletionRules,
  accountProfileRules,
  accountSecurityRules,
  connectedAccountsRules,
  devicesRules,
  veteranVerificationRules,
  accountPageRules,
} from '../support/invariants/account.ts';
import { followEach, journey } from '../support/journeys.ts';
import { statesOf } from '@vetsync/machines/kit';

const proofRequired = { status: 403, code: 'proof_required' };
const onlyOwner = {
  status: 409,
  code: 'only_owner',
  state: { organizations: [{ slug: 'harbor', name: 'Harbor Works' }] },
};
const proofs = [{ type: 'proof.given' }, { type: 'proof.refused' }] as const;

/** The regions of these two are independent, so walking them together would only multiply the paths. */
const profileEvents = {
  name: [
    ...['Kim', 'x'.repeat(101)].map((value) => ({ type: 'name.change', value }) as const),
    { type: 'name.submit' } as const,
  ],
  email: [
    { type: 'email.edit' } as const,
    { type: 'email.cancel' } as const,
    ...emails,
    { type: 'email.submit' } as const,
    { type: 'email.resend' } as const,
    { type: 'account.changed', account: accountOf() } as const,
  ],
};
const securityEvents = {
  password: [
    { type: 'password.edit' } as const,
    { type: 'password.cancel' } as const,
    ...['', 'river stone'].map((value) => ({ type: 'password.change', value }) as const),
    { type: 'password.submit' } as const,
  ],
  factor: [
    { type: 'factor.enroll' } as const,
    { type: 'factor.cancel' } as const,
    ...codes,
    { type: 'code.submit' } as const,
    { type: 'codes.keep' } as const,
    { type: 'codes.print' } as const,
    { type: 'codes.renew' } as const,
    { type: 'factor.turnOff', id: 'f1' } as const,
    ...confirmation,
    ...[[], [factorOf()]].map(
      (factors) => ({ type: 'account.changed', account: accountOf({ factors }) }) as const,
    ),
  ],
};

const journeys = [
  journey({
    machine: accountPageMachine,
    states: statesOf(accountPageMachine),
    view: accountPageView,
    input: { section: 'profile' },
    events: [
      { type: 'account.retry' },
      { type: 'account.refresh' },
      { type: 'section.changed', section: 'security' },
      { type: 'proof.given' },
    ],
    outputs: { loadAccount: [accountOf()] },
    errors: [nobody, down],
    facet: ({ section }) => section,
    rules: accountPageRules,
  }),
  ...['name', 'email'].map((part) =>
    journey({
      machine: accountProfileMachine,
      states: statesOf(accountProfileMachine).filter((state) => state.startsWith(part)),
      view: accountProfileView,
      input: { account: accountOf({ pendingEmail: 'new@b.co' }) },
      events: [...profileEvents[part as 'name' | 'email'], ...proofs],
      outputs: { changeAccount: [{}] },
      errors: [proofRequired, { status: 422 }, limited, down],
      facet: ({ name, email, waitSeconds }) => [name.value.length, email.value, waitSeconds],
      rules: accountProfileRules[part as 'name' | 'email'],
    }),
  ),
  ...['password', 'factor'].map((part) =>
    journey({
      machine: accountSecurityMachine,
      states: statesOf(accountSecurityMachine).filter((state) => state.startsWith(part)),
      view: accountSecurityView,
      input: { account: accountOf(), passwordMinLength: 6 },
      events: [...securityEvents[part as 'password' | 'factor'], ...proofs],
      outputs: {
        changeAccount: [{}],
        enroll: [{ id: 'f1', secret: 's', uri: 'u', qr: '<svg/>' }],
        verifyFactor: [{ recoveryCodes: ['a'] }, { recoveryCodes: [] }],
        removeFactor: [undefined],
        renewCodes: [{ recoveryCodes: ['a'] }],
      },
      errors: [proofRequired, wrong, weak, limited, down],
      facet: ({ account, password, factor }) => [
        account.factors.length,
        password.value,
        password.waitSeconds,
        factor.code,
        factor.waitSeconds,
      ],
      rules: accountSecurityRules[part as 'password' | 'factor'],
    }),
  ),
  journey({
    machine: devicesMachine,
    states: statesOf(devicesMachine),
    view: devicesView,
    input: { intl, now },
    events: [
      { type: 'devices.retry' },
      { type: 'device.end', id: 'd' },
      { type: 'devices.endOthers' },
      ...confirmation,
      ...proofs,
      { type: 'clock.tick' },
    ],
    outputs: {
      loadDevices: [{ sessions: [deviceOf('here', true), deviceOf('d')] }],
      endDevice: [undefined],
      endOthers: [undefined],
    },
    errors: [nobody, { status: 404 }, down],
    facet: ({ devices }) => devices.length,
    rules: devicesRules,
  }),
  journey({
    machine: connectedAccountsMachine,
    states: statesOf(connectedAccountsMachine),
    view: connectedAccountsView,
    input: { googleAvailable: true, outcome: 'refused', intl, now },
    events: [
      { type: 'identities.retry' },
      { type: 'identity.link', provider: 'google' },
      { type: 'identity.unlink', provider: 'google' },
      ...confirmation,
      ...proofs,
      { type: 'clock.tick' },
    ],
    outputs: {
      loadIdentities: [
        { identities: [] },
        { identities: [{ provider: 'google', email: 'a@b.co', linkedAt: '2026-03-04T00:00:00.000Z' }] },
      ],
      link: [{ authUrl: 'https://accounts.example' }],
      unlink: [undefined],
    },
    errors: [proofRequired, { status: 404 }, down],
    facet: ({ identities, outcome }) => [identities.length, outcome],
    rules: connectedAccountsRules,
  }),
  journey({
    machine: veteranVerificationMachine,
    states: statesOf(veteranVerificationMachine).filter((state) => state !== 'unavailable'),
    view: veteranVerificationView,
    input: { signedIn: true, veteranVerified: false, available: true, origin: 'https://vetsync.example' },
    events: [
      { type: 'verification.start' },
      { type: 'verification.cancel' },
      { type: 'window.show' },
      { type: 'popup.blocked' },
      { type: 'popup.closed' },
      ...[true, false].map(
        (ok) =>
          ({
            type: 'popup.message',
            origin: 'https://vetsync.example',
            data: { type: 'VETERAN_VERIFICATION_COMPLETE', ok, flow: 'f' },
          }) as const,
      ),
      { type: 'account.changed', account: { veteranVerified: true } },
      ...proofs,
    ],
    outputs: {
      startVerification: [
        { authUrl: 'https://id.example/a', domain: 'id.example', flow: 'f' },
        { authUrl: 'https://evil.example/a', domain: 'id.example', flow: 'f' },
      ],
      readVerified: [true, false],
    },
    errors: [nobody, down],
    facet: ({ closedEarly }) => closedEarly,
    rules: veteranVerificationRules,
  }),
  journey({
    machine: accountDeletionMachine,
    states: statesOf(accountDeletionMachine),
    view: accountDeletionView,
    input: { email: 'a@b.co' },
    events: [
      ...emails,
      submit,
      ...proofs,
      { type: 'organizations.end', value: true },
      { type: 'page.continue' },
    ],
    outputs: { deleteAccount: [undefined] },
    errors: [proofRequired, onlyOwner, down],
    facet: ({ value }) => value,
    rules: accountDeletionRules,
  }),
];

followEach(journeys);
