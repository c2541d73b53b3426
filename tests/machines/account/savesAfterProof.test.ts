import { writePhrase } from '@vetsync/ui/language';
import type { Phrase } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/account/accountDeletion';
import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/account/accountSecurity';
import { adminDataMachine, adminDataView } from '@vetsync/machines/admin/adminData';
import { adminUsersMachine } from '@vetsync/machines/admin/adminUsers';
import { connectedAccountsMachine } from '@vetsync/machines/account/connectedAccounts';
import { calendarAddressMachine, calendarAddressView } from '@vetsync/machines/account/calendarAddress';
import { devicesMachine } from '@vetsync/machines/account/devices';
import { jobImportMachine, jobImportView } from '@vetsync/machines/organizations/jobImport';
import { listingEditorMachine, listingEditorView } from '@vetsync/machines/organizations/listingEditor';
import {
  organizationPageMachine,
  organizationPageView,
} from '@vetsync/machines/organizations/organizationPage';
import {
  organizationListingsMachine,
  organizationListingsView,
  type ListingAction,
} from '@vetsync/machines/organizations/organizationListings';
import type { Listing, ListingStatus } from '@vetsync/machines/organizations/model';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import { profileEditorMachine, profileEditorView } from '@vetsync/machines/profile/profileEditor';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
} from '@vetsync/machines/exchange/receivedApplications';
import {
  veteranVerificationMachine,
  veteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';
import { contract } from '../../../server/routes/routes.ts';
import { accountOf, deviceOf, factorOf } from '../support/account.ts';
import { now, intl } from '../support/accountEvents.ts';
import { adminData, rateFact } from '../../../stories/Screens/admin/adminData.ts';
import { userOf } from '../support/admin.ts';
import { listingOf, ownerOf } from '../support/listings.ts';
import { stored } from '../support/profileEditor.ts';
import { applicationOf, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run } from '../support/run.ts';

/** A change that a signed-in person can make, and how to reach its call. */
interface Save {
  what: string;
  /** Route of the server. */
  route: string;
  machine: AnyStateMachine;
  input: object;
  /** Actors whose calls resolve immediately. */
  loads?: Record<string, unknown>;
  /** Actor of the call. */
  actor: string;
  events: readonly { type: string }[];
  /** Output of the call. */
  done: unknown;
  /** Reads the failure from the view. Defaults to a toast. */
  failure?: (snapshot: never) => Phrase | null;
}

const account = accountOf({ factors: [factorOf()], pendingEmail: null });
const person = { account, passwordMinLength: 6 };
const confirm = { type: 'action.confirm' };
const change = (type: string, value: string) => ({ type, value });
const enrollment = { id: 'f2', secret: 's', uri: 'u', qr: '<svg/>' };
const google = { provider: 'google', email: 'a@b.co', linkedAt: '2026-03-04T00:00:00.000Z' };
const devices = { sessions: [deviceOf('here', true), deviceOf('d')] };
const page = { users: [userOf('a')], nextCursor: null };

const ofAccount = { machine: accountProfileMachine, input: { account }, actor: 'changeAccount', done: {} };
const ofSecurity = { machine: accountSecurityMachine, input: person };
const ofCalendar = {
  machine: calendarAddressMachine,
  input: {},
  actor: 'changeAddress',
  failure: (snapshot: never) => calendarAddressView(snapshot).failure,
};
const ofDevices = { machine: devicesMachine, input: { intl, now }, loads: { loadDevices: devices } };
const ofConnected = { machine: connectedAccountsMachine, input: { googleAvailable: true, intl, now } };
const ofUsers = (action: object) => ({
  machine: adminUsersMachine,
  input: { self: 'me', intl, now },
  loads: { loadUsers: page },
  actor: 'act',
  events: [{ type: 'user.ask', id: 'a', action }, confirm],
  done: userOf('a', { banned: true }),
});
const ofData = {
  machine: adminDataMachine,
  input: { intl, now },
  loads: { load: adminData },
  actor: 'store',
  done: adminData,
};

const listing = listingOf();
const organization = ownerOf().organization;
const place = { slug: 'tidewater-works', intl, now };
const ofList = (status: ListingStatus | null) => ({
  route: { status, listing: null },
  href: () => '',
  linksOf: () => ({ applications: null, people: null, candidates: null }),
});
const ofListings = (action: ListingAction, listed: Listing = listing) => ({
  what: `a listing (${action})`,
  route: `post /api/organizations/{id}/listings/{listingId}/${action}`,
  machine: organizationListingsMachine,
  input: { ...place, ...ofList(null) },
  loads: { loadListings: { owner: ownerOf(), listings: [listed], counts: {}, nextCursor: null } },
  actor: 'act',
  events: [{ type: 'listing.act', id: listed.id, action }, ...(action === 'close' ? [confirm] : [])],
  done: listed,
});
const ofEditor = (listed: Listing | null) => ({
  machine: listingEditorMachine,
  input: { ...place, id: listed?.id ?? null, kind: 'job', newId: () => 'a key' },
  loads: { loadListing: { owner: ownerOf(), listing: listed } },
  actor: 'saveListing',
  events: [{ type: 'field.change', field: 'title', value: 'Welder' }, { type: 'form.submit' }],
  done: listing,
  failure: (snapshot: never) => listingEditorView(snapshot).form?.failure ?? null,
});

const saves: readonly Save[] = [
  {
    what: 'the profile of the platform',
    route: 'put /api/profile',
    machine: profileEditorMachine,
    input: { stored, role: 'user', rating: null, address: '/platform/profile', publicHref: '/' },
    actor: 'saveProfile',
    events: [
      { type: 'edit.start' },
      { type: 'field.change', field: 'bio', value: 'Ten years in supply.' } as { type: string },
      { type: 'form.submit' },
    ],
    done: stored,
    failure: (snapshot) => (profileEditorView(snapshot).state === 'signedOut' ? 'You were signed out' : null),
  },
  {
    ...ofAccount,
    what: 'the name',
    route: 'patch /api/auth/user',
    events: [change('name.change', 'Kim'), { type: 'name.submit' }],
    failure: (snapshot) => accountProfileView(snapshot).name.failure,
  },
  {
    ...ofAccount,
    what: 'a new address',
    route: 'patch /api/auth/user',
    events: [{ type: 'email.edit' }, change('email.change', 'new@b.co'), { type: 'email.submit' }],
    failure: (snapshot) => accountProfileView(snapshot).email.failure,
  },
  {
    ...ofAccount,
    what: 'the link to a new address, once more',
    route: 'patch /api/auth/user',
    input: { account: accountOf({ pendingEmail: 'new@b.co' }) },
    events: [{ type: 'email.resend' }],
    failure: (snapshot) => accountProfileView(snapshot).email.failure,
  },
  {
    ...ofSecurity,
    what: 'a new password',
    route: 'patch /api/auth/user',
    actor: 'changeAccount',
    events: [
      { type: 'password.edit' },
      change('password.change', 'river stone bird'),
      { type: 'password.submit' },
    ],
    done: {},
    failure: (snapshot) => accountSecurityView(snapshot).password.failure,
  },
  {
    ...ofSecurity,
    what: 'setting up an app',
    route: 'post /api/auth/mfa/factors',
    actor: 'enroll',
    events: [{ type: 'factor.enroll' }],
    done: enrollment,
  },
  {
    ...ofSecurity,
    what: 'turning an app on',
    route: 'post /api/auth/mfa/factors/{id}/verify',
    loads: { enroll: enrollment },
    actor: 'verifyFactor',
    events: [{ type: 'factor.enroll' }, change('code.change', '123456'), { type: 'code.submit' }],
    done: { recoveryCodes: ['a'] },
    failure: (snapshot) => accountSecurityView(snapshot).factor.failure,
  },
  {
    ...ofSecurity,
    what: 'turning an app off',
    route: 'delete /api/auth/mfa/factors/{id}',
    actor: 'removeFactor',
    events: [{ type: 'factor.turnOff', id: 'f1' } as { type: string }, confirm],
    done: undefined,
  },
  {
    ...ofSecurity,
    what: 'new recovery codes',
    route: 'post /api/auth/mfa/recovery-codes',
    actor: 'renewCodes',
    events: [{ type: 'codes.renew' }, confirm],
    done: { recoveryCodes: ['a'] },
  },
  {
    ...ofDevices,
    what: 'signing out a device',
    route: 'delete /api/auth/sessions/{id}',
    actor: 'endDevice',
    events: [{ type: 'device.end', id: 'd' } as { type: string }, confirm],
    done: undefined,
  },
  {
    ...ofDevices,
    what: 'signing out all other devices',
    route: 'post /api/auth/sign-out',
    actor: 'endOthers',
    events: [{ type: 'devices.endOthers' }, confirm],
    done: undefined,
  },
  {
    ...ofCalendar,
    what: 'a new address of the calendar',
    route: 'put /api/me/calendar-address',
    loads: { loadAddress: { createdAt: null } },
    events: [{ type: 'calendar.renew' }],
    done: { createdAt: '2030-01-01T00:00:00.000Z', address: '' },
  },
  {
    ...ofCalendar,
    what: 'no address of the calendar any more',
    route: 'delete /api/me/calendar-address',
    loads: { loadAddress: { createdAt: '2030-01-01T00:00:00.000Z' } },
    events: [{ type: 'calendar.remove' }],
    done: { createdAt: null, address: null },
  },
  {
    ...ofConnected,
    what: 'linking Google',
    route: 'post /api/auth/identities/google/link',
    loads: { loadIdentities: { identities: [] } },
    actor: 'link',
    events: [{ type: 'identity.link', provider: 'google' } as { type: string }],
    done: { authUrl: 'https://accounts.example' },
  },
  {
    ...ofConnected,
    what: 'unlinking Google',
    route: 'delete /api/auth/identities/google',
    loads: { loadIdentities: { identities: [google] } },
    actor: 'unlink',
    events: [{ type: 'identity.unlink', provider: 'google' } as { type: string }, confirm],
    done: undefined,
  },
  {
    what: 'veteran verification',
    route: 'post /api/verification',
    machine: veteranVerificationMachine,
    input: { signedIn: true, veteranVerified: false, available: true, origin: 'https://vetsync.example' },
    actor: 'startVerification',
    events: [{ type: 'verification.start' }],
    done: { authUrl: 'https://id.example/a', domain: 'id.example', flow: 'f' },
    failure: (snapshot) => veteranVerificationView(snapshot).failure?.detail ?? null,
  },
  {
    what: 'the end of the account',
    route: 'delete /api/auth/user',
    machine: accountDeletionMachine,
    input: { email: 'a@b.co' },
    actor: 'deleteAccount',
    events: [change('email.change', 'a@b.co'), { type: 'form.submit' }],
    done: undefined,
    failure: (snapshot) => accountDeletionView(snapshot).failure,
  },
  {
    what: 'the end of an organization',
    route: 'delete /api/organizations/{id}',
    machine: organizationPageMachine,
    input: place,
    loads: {
      loadOrganization: {
        organization,
        decision: null,
        membership: { role: 'owner', joinedAt: organization.createdAt },
        staff: null,
      },
    },
    actor: 'endOrganization',
    events: [
      { type: 'ending.start' },
      change('ending.nameChange', organization.name),
      { type: 'ending.submit' },
    ],
    done: undefined,
    failure: (snapshot) => organizationPageView(snapshot).ending?.failure ?? null,
  },
  {
    what: 'a decision on an application',
    route: 'post /api/commands',
    machine: receivedApplicationsMachine,
    input: {
      slug: 'tidewater-works',
      self: 'me',
      route: { filters: noApplicationFilters, open: 'a' },
      newId: () => 'a command',
      intl,
      now,
    },
    loads: {
      loadWorkspace: workspaceOf(),
      loadApplications: { applications: [], nextCursor: null },
      loadApplication: applicationOf('a'),
    },
    actor: 'sendCommand',
    events: [
      { type: 'decision.choose', decision: 'interview' } as { type: string },
      { type: 'decision.send' },
    ],
    done: { facts: [] },
    failure: (snapshot) => receivedApplicationsView(snapshot).detail?.decision.failure ?? null,
  },
  ...[{ kind: 'role', role: 'admin' }, { kind: 'ban' }, { kind: 'unban' }].map((action) => ({
    ...ofUsers(action),
    what: `an administrator's change (${action.kind})`,
    route: 'patch /api/admin/users/{id}',
  })),
  {
    ...ofUsers({ kind: 'signOut' }),
    what: 'an administrator signing somebody out',
    route: 'post /api/admin/users/{id}/sign-out',
  },
  {
    ...ofUsers({ kind: 'delete' }),
    what: 'an administrator deleting somebody',
    route: 'delete /api/admin/users/{id}',
  },
  {
    ...ofData,
    what: 'an administrator bringing a file back',
    route: 'post /api/admin/data/back',
    events: [{ type: 'set.back', source: 'wages', edition: '' } as { type: string }],
    failure: (snapshot) => adminDataView(snapshot).failure,
  },
  {
    ...ofData,
    what: 'an administrator checking a fact',
    route: 'post /api/admin/data/checks',
    events: [{ type: 'fact.check', fact: rateFact.fact } as { type: string }, { type: 'form.submit' }],
    failure: (snapshot) => adminDataView(snapshot).form?.failure ?? null,
  },
  ofListings('publish'),
  ofListings('close', listingOf({ status: 'published' })),
  ofListings('reopen', listingOf({ status: 'closed' })),
  ofListings('copy'),
  {
    what: 'drafts, several at a time',
    route: 'post /api/organizations/{id}/listings/batch',
    machine: organizationListingsMachine,
    input: { ...place, ...ofList('draft') },
    loads: { loadListings: { owner: ownerOf(), listings: [listing], counts: {}, nextCursor: null } },
    actor: 'actOnMany',
    events: [
      { type: 'row.select', rowId: listing.id, isSelected: true } as { type: string },
      { type: 'bulk.act', action: 'delete' } as { type: string },
      { type: 'bulk.confirm' },
    ],
    done: { results: [{ id: listing.id }] },
    failure: (snapshot) => organizationListingsView(snapshot).batch?.failure ?? null,
  },
  { ...ofEditor(null), what: 'a new listing', route: 'post /api/organizations/{id}/listings' },
  {
    ...ofEditor(listing),
    what: 'what a listing says',
    route: 'patch /api/organizations/{id}/listings/{listingId}',
  },
  {
    what: 'jobs from a file',
    route: 'post /api/organizations/{id}/listings.csv',
    machine: jobImportMachine,
    input: { ...place, exampleFile: '', newId: () => 'key' },
    loads: { loadOwner: ownerOf() },
    actor: 'importJobs',
    events: [
      { type: 'file.choose', file: { name: 'jobs.csv', size: 10 } } as { type: string },
      { type: 'form.submit' },
    ],
    done: { imported: 1 },
    failure: (snapshot) => jobImportView(snapshot).failure,
  },
];

/** Calls that are not in the table above, and why. */
const others: Readonly<Record<string, string>> = {
  'post /api/auth/reauthenticate': 'is the proof itself',
  'post /api/auth/new-email': 'its page tells that nobody is signed in, and keeps the link',
  'put /api/me/acting': 'only remembers where somebody arrives',
  ...Object.fromEntries(
    [
      'patch /api/calendars/{id}',
      'patch /api/custom-solution-leads/{id}',
      'post /api/organizations',
      'patch /api/organizations/{id}',
      'patch /api/organizations/{id}/members/{userId}',
      'delete /api/organizations/{id}/members/{userId}',
      'post /api/organizations/{id}/owner',
      'post /api/organizations/{id}/invitations',
      'delete /api/organizations/{id}/invitations/{invitationId}',
      'post /api/organizations/{id}/invitations/{invitationId}/resend',
      'post /api/commands/batch',
      'patch /api/me/notification-preferences',
      'post /api/admin/reports/{id}/decision',
      'post /api/invitations/offer',
      'post /api/invitations/accept',
      'post /api/invitations/decline',
      'post /api/admin/organizations/{id}/status',
      'post /api/organizations/{id}/listings/{listingId}/repeat',
      'post /api/occupations/{branch}/{code}/wrong-links',
      'post /api/assistant/conversations',
      'delete /api/assistant/conversations',
      'patch /api/assistant/conversations/{id}',
      'delete /api/assistant/conversations/{id}',
      'post /api/assistant/conversations/{id}/messages',
      'put /api/assistant/conversations/{id}/messages/{messageId}/feedback',
    ].map((route) => [route, 'none of the machines above makes it']),
  ),
};

async function sent({ machine, input, loads = {}, actor, events }: Save) {
  const call = held<unknown, unknown>();
  const loading = Object.entries(loads).map(([name, answer]) => ({
    name,
    answer,
    call: held<unknown, unknown>(),
  }));
  const started = run(machine, {
    input,
    actors: {
      ...Object.fromEntries(loading.map((item) => [item.name, item.call.logic])),
      popup: puppet().logic,
      [actor]: call.logic,
    },
  });
  const answered = new Set<unknown>();
  async function load() {
    for (const one of loading) {
      const made = one.call.calls.at(-1);
      if (!made || answered.has(made)) continue;
      answered.add(made);
      await made.resolve(one.answer);
    }
  }
  await load();
  for (const event of events) {
    started.actor.send(event);
    await load();
  }
  return {
    ...started,
    call,
    proofRequests: () => (started.emittedOf as (type: string) => { reason?: string }[])('proof.request'),
    toasts: () =>
      (started.emittedOf as (type: string) => unknown[])('page.toast') as { toast: { tone?: string } }[],
  };
}

const ended = problem(401, { code: 'no_session', detail: 'Please sign in.' });
const old = problem(403, { code: 'proof_required', detail: 'Confirm that it’s you.' });

describe.each(saves.map((save) => [save.what, save] as const))('%s', (_, save) => {
  test.each([
    ['the session had ended', ended, 'sessionEnded'],
    ['the last proof was too old', old, 'sensitive'],
  ] as const)('where %s: sent again after the proof, the same, once', async (_name, refusal, reason) => {
    const { actor, call, proofRequests, toasts } = await sent(save);
    expect(call.calls).toHaveLength(1);
    await call.last().reject(refusal);
    expect(proofRequests().map((emitted) => emitted.reason)).toEqual([reason]);
    expect(call.calls).toHaveLength(1);
    actor.send({ type: 'proof.given' } as never);
    actor.send({ type: 'proof.given' } as never);
    expect(call.calls).toHaveLength(2);
    expect(call.calls[1]?.input).toEqual(call.calls[0]?.input);
    await call.last().resolve(save.done);
    expect(proofRequests()).toHaveLength(1);
    expect(toasts().filter(({ toast }) => toast.tone === 'destructive')).toEqual([]);
    actor.send({ type: 'proof.given' } as never);
    expect(call.calls).toHaveLength(2);
  });

  test('may need another proof while it is sent again', async () => {
    const { actor, call, proofRequests } = await sent(save);
    await call.last().reject(old);
    actor.send({ type: 'proof.given' } as never);
    await call.last().reject(ended);
    expect(proofRequests().map(({ reason }) => reason)).toEqual(['sensitive', 'sessionEnded']);
    actor.send({ type: 'proof.given' } as never);
    expect(call.calls).toHaveLength(3);
  });

  test('is never sent without the proof, and reports that', async () => {
    const { actor, call, toasts } = await sent(save);
    await call.last().reject(ended);
    actor.send({ type: 'proof.refused' } as never);
    if (save.failure)
      expect(writePhrase(save.failure(actor.getSnapshot() as never) ?? '')).toMatch(/sign|authenticated/);
    else expect(toasts().map(({ toast }) => toast.tone)).toEqual(['destructive']);
    actor.send({ type: 'proof.given' } as never);
    expect(call.calls).toHaveLength(1);
  });
});

test('the table has every change that a signed-in person can make', () => {
  const due = contract
    .filter(({ access, method }) => access !== 'any' && method !== 'get')
    .map(({ method, path }) => `${method} ${path}`);
  expect(due.length).toBeGreaterThan(10);
  const known = new Set([...saves.map(({ route }) => route), ...Object.keys(others)]);
  expect(due.filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !due.includes(route))).toEqual([]);
});
