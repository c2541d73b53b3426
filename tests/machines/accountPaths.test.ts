import {
  accountDeletionMachine,
  accountDeletionStates,
  accountDeletionView,
} from '@vetsync/machines/accountDeletion';
import { accountPageMachine, accountPageStates, accountPageView } from '@vetsync/machines/accountPage';
import {
  accountProfileMachine,
  accountProfileStates,
  accountProfileView,
} from '@vetsync/machines/accountProfile';
import {
  accountSecurityMachine,
  accountSecurityStates,
  accountSecurityView,
} from '@vetsync/machines/accountSecurity';
import {
  adminOverviewMachine,
  adminOverviewStates,
  adminOverviewView,
} from '@vetsync/machines/adminOverview';
import { adminUsersMachine, adminUsersStates, adminUsersView } from '@vetsync/machines/adminUsers';
import {
  confirmNewEmailMachine,
  confirmNewEmailStates,
  confirmNewEmailView,
} from '@vetsync/machines/confirmNewEmail';
import {
  connectedAccountsMachine,
  connectedAccountsStates,
  connectedAccountsView,
} from '@vetsync/machines/connectedAccounts';
import { devicesMachine, devicesStates, devicesView } from '@vetsync/machines/devices';
import { emailLinkMachine, emailLinkStates, emailLinkView } from '@vetsync/machines/emailLink';
import { oneTimeCodeMachine, oneTimeCodeStates, oneTimeCodeView } from '@vetsync/machines/oneTimeCode';
import {
  reauthenticateMachine,
  reauthenticateStates,
  reauthenticateView,
} from '@vetsync/machines/reauthenticate';
import { recoverMachine, recoverStates, recoverView } from '@vetsync/machines/recover';
import {
  resetPasswordMachine,
  resetPasswordStates,
  resetPasswordView,
} from '@vetsync/machines/resetPassword';
import { secondFactorMachine, secondFactorStates, secondFactorView } from '@vetsync/machines/secondFactor';
import {
  veteranVerificationMachine,
  veteranVerificationStates,
  veteranVerificationView,
} from '@vetsync/machines/veteranVerification';
import { accountOf, factorOf } from './support/account.ts';
import { followEach, journey } from './support/journeys.ts';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const reader = { locale: 'en-US', timeZone: 'UTC' };
const limited = { status: 429, retryAfterSeconds: 1 };
const down = { status: 500 };
const spent = { status: 410 };
const nobody = { status: 401 };
const proofRequired = { status: 403, code: 'proof_required' };
const wrong = { status: 400, code: 'invalid_code' };
const weak = { status: 422, errors: [{ path: 'password', message: 'Too common' }] };
const signedIn = { type: 'session.signedIn' } as const;
const proofs = [{ type: 'proof.given' }, { type: 'proof.refused' }] as const;
const answers = [{ user: null }, { mfa: { challengeId: 'c' } }];
const question = [{ type: 'question.confirm' }, { type: 'question.cancel' }] as const;
const submit = { type: 'form.submit' } as const;
const emails = ['', 'a@b.co'].map((value) => ({ type: 'email.change', value }) as const);
const codes = ['1', '123456'].map((value) => ({ type: 'code.change', value }) as const);
const person = { id: 'u', email: 'a@b.co', fullName: null };
const user = {
  id: 'a',
  email: 'a@b.co',
  fullName: null,
  role: 'user' as const,
  veteranVerified: false,
  banned: false,
  createdAt: '2026-03-04T00:00:00.000Z',
  lastSeenAt: null,
  sessions: 1,
  secondFactor: false,
};
const device = {
  id: 'd',
  current: false,
  browser: null,
  system: null,
  createdAt: '2026-03-04T00:00:00.000Z',
  lastSeenAt: '2026-03-04T00:00:00.000Z',
  expiresAt: '2026-03-05T00:00:00.000Z',
};
const overview = {
  users: { total: 1, byRole: { admin: 1 }, banned: 0, veteranVerified: 0, secondFactor: 0 },
  sessions: 1,
  leads: 0,
  solutions: 0,
  health: {
    startedAt: '2026-03-04T00:00:00.000Z',
    version: '0.1.0',
    database: { reachable: true, latencyMs: 1, sizeBytes: 1 },
    mail: { waiting: 0, failing: 0 },
    feedStreams: 0,
    memoryBytes: 1,
    requests: [],
    errors: [],
    p95Ms: [],
  },
};

/** The parts of these two do not touch each other: walked together they would only multiply. */
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
    ...question,
    ...[[], [factorOf()]].map(
      (factors) => ({ type: 'account.changed', account: accountOf({ factors }) }) as const,
    ),
  ],
};

const journeys = [
  journey({
    machine: oneTimeCodeMachine,
    states: oneTimeCodeStates,
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
    // One way through the countdown is enough: with no code typed or refused.
    facet: ({ email, code, waitSeconds, resendSeconds, attempt }) => [
      email,
      code,
      waitSeconds,
      code === '' && attempt === 0 ? resendSeconds : resendSeconds > 0,
    ],
  }),
  journey({
    machine: secondFactorMachine,
    states: secondFactorStates,
    view: secondFactorView,
    input: { challengeId: 'c' },
    events: [
      ...codes,
      submit,
      { type: 'way.choose', way: 'recovery' },
      { type: 'way.choose', way: 'app' },
      signedIn,
    ],
    outputs: { answerChallenge: [{ user: null }] },
    errors: [wrong, { status: 400, code: 'invalid_challenge' }, limited, down],
    facet: ({ way, code, waitSeconds }) => [way, code, waitSeconds],
  }),
  journey({
    machine: recoverMachine,
    states: recoverStates,
    view: recoverView,
    input: {},
    events: [...emails, submit, { type: 'mail.correct' }],
    outputs: { recover: [undefined] },
    errors: [limited, down],
    facet: ({ email, waitSeconds }) => [email, waitSeconds],
  }),
  journey({
    machine: resetPasswordMachine,
    states: resetPasswordStates,
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
  }),
  journey({
    machine: emailLinkMachine,
    states: emailLinkStates,
    view: emailLinkView,
    input: { token: 't' },
    events: [{ type: 'link.retry' }, signedIn],
    outputs: { verify: answers },
    errors: [spent, down],
  }),
  journey({
    machine: confirmNewEmailMachine,
    states: confirmNewEmailStates,
    view: confirmNewEmailView,
    input: { token: 't' },
    events: [{ type: 'link.retry' }, { type: 'place.continue' }],
    outputs: { confirmNewEmail: [{}] },
    errors: [spent, nobody, { status: 409, code: 'email_taken' }, down],
    facet: ({ problem }) => problem.code,
  }),
  journey({
    machine: accountPageMachine,
    states: accountPageStates,
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
  }),
  ...['name', 'email'].map((part) =>
    journey({
      machine: accountProfileMachine,
      states: accountProfileStates.filter((state) => state.startsWith(part)),
      view: accountProfileView,
      input: { account: accountOf({ pendingEmail: 'new@b.co' }) },
      events: [...profileEvents[part as 'name' | 'email'], ...proofs],
      outputs: { changeAccount: [{}] },
      errors: [proofRequired, { status: 422 }, limited, down],
      facet: ({ name, email, waitSeconds }) => [name.value.length, email.value, waitSeconds],
    }),
  ),
  ...['password', 'factor'].map((part) =>
    journey({
      machine: accountSecurityMachine,
      states: accountSecurityStates.filter((state) => state.startsWith(part)),
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
    }),
  ),
  journey({
    machine: devicesMachine,
    states: devicesStates,
    view: devicesView,
    input: { reader, now },
    events: [
      { type: 'devices.retry' },
      { type: 'device.end', id: 'd' },
      { type: 'devices.endOthers' },
      ...question,
      { type: 'proof.given' },
      { type: 'clock.tick' },
    ],
    outputs: {
      loadDevices: [{ sessions: [{ ...device, id: 'here', current: true }, device] }],
      endDevice: [undefined],
      endOthers: [undefined],
    },
    errors: [nobody, { status: 404 }, down],
    facet: ({ devices }) => devices.length,
  }),
  journey({
    machine: connectedAccountsMachine,
    states: connectedAccountsStates,
    view: connectedAccountsView,
    input: { googleAvailable: true, outcome: 'refused', reader, now },
    events: [
      { type: 'identities.retry' },
      { type: 'identity.link', provider: 'google' },
      { type: 'identity.unlink', provider: 'google' },
      ...question,
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
  }),
  journey({
    machine: veteranVerificationMachine,
    states: veteranVerificationStates.filter((state) => state !== 'unavailable'),
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
    ],
    outputs: {
      startVerification: [
        { authUrl: 'https://id.example/a', domain: 'id.example', flow: 'f' },
        { authUrl: 'https://evil.example/a', domain: 'id.example', flow: 'f' },
      ],
      readVerified: [true, false],
    },
    errors: [down],
    facet: ({ closedEarly }) => closedEarly,
  }),
  journey({
    machine: accountDeletionMachine,
    states: accountDeletionStates,
    view: accountDeletionView,
    input: { email: 'a@b.co' },
    events: [...emails, submit, ...proofs, { type: 'place.continue' }],
    outputs: { deleteAccount: [undefined] },
    errors: [proofRequired, down],
    facet: ({ value }) => value,
  }),
  journey({
    machine: reauthenticateMachine,
    states: reauthenticateStates,
    view: reauthenticateView,
    events: [
      { type: 'proof.ask', reason: 'sensitive', person },
      { type: 'proof.ask', reason: 'sessionEnded', person },
      { type: 'way.choose', way: 'code' },
      { type: 'way.choose', way: 'recovery' },
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
    facet: ({ reason, way, secret, sent, challengeId, waitSeconds, resendSeconds }) => [
      reason,
      way,
      secret,
      sent,
      challengeId,
      waitSeconds,
      resendSeconds > 0,
    ],
  }),
  journey({
    machine: adminUsersMachine,
    states: adminUsersStates,
    view: adminUsersView,
    input: { self: 'me', reader, now },
    events: [
      { type: 'search.change', q: 'sam' },
      { type: 'filter.change', role: 'admin' },
      { type: 'filters.clear' },
      { type: 'list.endReached' },
      { type: 'list.retry' },
      { type: 'user.ask', id: 'a', question: { kind: 'ban' } },
      { type: 'user.ask', id: 'me', question: { kind: 'ban' } },
      ...question,
      { type: 'session.ended' },
      { type: 'session.resumed' },
      { type: 'place.changed', filters: { q: '', role: null } },
      { type: 'clock.tick' },
    ],
    outputs: {
      loadUsers: [
        { users: [], nextCursor: null },
        { users: [user], nextCursor: 'c' },
      ],
      act: [{ ...user, banned: true }],
    },
    errors: [down, { status: 403 }, { status: 404 }],
    facet: ({ users, cursor, filters }) => [users.length > 0, cursor, filters],
  }),
  journey({
    machine: adminOverviewMachine,
    states: adminOverviewStates,
    view: adminOverviewView,
    input: { reader, now },
    events: [
      { type: 'overview.retry' },
      { type: 'session.ended' },
      { type: 'session.resumed' },
      { type: 'clock.tick' },
    ],
    outputs: { loadOverview: [overview] },
    errors: [down, { status: 403 }],
    facet: ({ overview: read }) => read !== null,
  }),
];

followEach(journeys);
