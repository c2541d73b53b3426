import { hospitalPhrase } from '@vetsync/machines/hospital/model';
import { describe, expect, test } from 'vitest';
import type { ExchangeFact, OrganizationOverview } from '@vetsync/machines/model/exchange';
import { receivedOverview, type Overview } from '@vetsync/machines/exchange/model';
import {
  organizationOverviewMachine,
  organizationOverviewView,
  readingDelayMs,
  type OrganizationOverviewInput,
  type OverviewRequest,
} from '@vetsync/machines/exchange/organizationOverview';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import type { MemberRole, OrganizationKind } from '@vetsync/machines/organizations/model';
import { noWork, workItem } from '@vetsync/machines/portal/model';
import { roleOfKind } from '@vetsync/machines/organizations/model';
import { writePhrase } from '@vetsync/ui/language';
import '../../../ui/screens/exchange/OrganizationPortal.phrases.ts';
import { at, workspaceOf } from '../support/exchange.ts';
import { held, problem, puppet, run, seconds } from '../support/run.ts';

const nothing = { count: 0, first: [] };
const none = { now: 0, before: 0 };
const empty: OrganizationOverview = {
  waiting: nothing,
  unread: nothing,
  bookings: { requests: nothing, coming: nothing },
  accepted: [],
  closing: nothing,
  drafts: nothing,
  recent: [],
  popular: [],
  activities: [],
  total: 0,
  received: none,
  decided: none,
  waitedMinutes: none,
  taken: none,
};
const waiting = (...ids: string[]): OrganizationOverview => ({
  ...empty,
  total: ids.length,
  waiting: {
    count: ids.length,
    first: ids.map((id) => ({ id, applicantName: `Vet ${id}`, listingTitle: 'Welder', submittedAt: at })),
  },
});
const fact = (kind: string): ExchangeFact => ({
  id: kind,
  kind,
  subject: 'a',
  payload: {},
  at,
  actor: 'somebody',
  commandId: 'c',
  version: null,
});

function opening(kind: OrganizationKind = 'employer', more: Partial<OrganizationOverviewInput> = {}) {
  const calls = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadOverview: held<Overview, OverviewRequest>(),
  };
  const feed = puppet<{ organizationId: string; after: string | null }>();
  const pageWakes = puppet<unknown>();
  const started = run(organizationOverviewMachine, {
    input: {
      slug: 'tidewater-works',
      role: roleOfKind[kind],
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
      ...more,
    },
    actors: {
      loadWorkspace: calls.loadWorkspace.logic,
      loadOverview: calls.loadOverview.logic,
      followFeed: feed.logic,
      wakeUps: pageWakes.logic,
    },
  });
  const known = workspaceOf('owner', 'approved');
  const organization = { ...known.organization, kind };
  return {
    ...started,
    ...calls,
    feed,
    pageWakes,
    workspace: { ...known, organization },
    answer: (overview: OrganizationOverview) =>
      calls.loadOverview.last().resolve(receivedOverview(overview, organization)),
    send: started.actor.send.bind(started.actor),
    view: () => organizationOverviewView(started.actor.getSnapshot()),
    tell: (kindOfFact = 'applicationReceived') =>
      feed.sendToParent({ type: 'feed.row', position: '9', row: fact(kindOfFact) }),
  };
}
async function opened(
  overview: OrganizationOverview,
  kind: OrganizationKind = 'employer',
  role: MemberRole = 'owner',
) {
  const page = opening(kind);
  await page.loadWorkspace.last().resolve({ ...page.workspace, role });
  await page.answer(overview);
  page.feed.sendToParent({ type: 'feed.opened', position: '7' });
  // What happened before the feed was open may be missing.
  page.clock.increment(readingDelayMs);
  await page.answer(overview);
  return page;
}

describe('loading', () => {
  test('asks for the organization, then for what waits in it', async () => {
    const page = opening();
    expect(page.view().state).toBe('loading');
    await page.loadWorkspace.last().resolve(page.workspace);
    expect(page.loadOverview.last().input).toEqual({ organization: page.workspace.organization });
    await page.answer(waiting('a'));
    expect(page.view()).toMatchObject({ state: 'open', first: { kind: 'decision', name: 'Vet a' } });
  });

  test('shows what is already known at once, and reads it again', async () => {
    const { workspace } = opening();
    const read = receivedOverview(waiting('a'), workspace.organization);
    const page = opening('employer', { known: { workspace, read } });
    expect(page.view()).toMatchObject({ state: 'open', first: { name: 'Vet a' } });
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    page.clock.increment(readingDelayMs);
    await page.answer(empty);
    expect(page.view()).toMatchObject({ state: 'open', first: null });
  });

  test('says why it failed, and tries again', async () => {
    const page = opening();
    await page.loadWorkspace.last().resolve(page.workspace);
    await page.loadOverview.last().reject(problem(500));
    expect(page.view()).toMatchObject({ state: 'failed', failure: expect.anything() as unknown });
    page.send({ type: 'page.retry' });
    expect(page.loadWorkspace.calls).toHaveLength(2);
  });

  test('waits no longer than any other call', async () => {
    const page = opening();
    seconds(page.clock, 60);
    expect(page.view().state).toBe('failed');
  });

  test.each([
    [404, 'not_found'],
    [409, 'status_not_allowed'],
  ])('shows nothing after %s %s', async (status, code) => {
    const page = opening();
    await page.loadWorkspace.last().resolve(page.workspace);
    await page.loadOverview.last().reject({ ...problem(status), code });
    expect(page.view()).toMatchObject({ state: 'closed', failure: null });
  });

  test('asks for a sign-in if the session has ended, and goes on after it', async () => {
    const page = opening();
    await page.loadWorkspace.last().reject(problem(401));
    expect(page.emitted).toContainEqual(expect.objectContaining({ type: 'proof.request' }));
    page.send({ type: 'proof.given' });
    expect(page.loadWorkspace.calls).toHaveLength(2);
  });
});

describe('what happens', () => {
  test('is read once for all that happens within a moment', async () => {
    const page = await opened(empty);
    const before = page.loadOverview.calls.length;
    for (let one = 0; one < 5; one += 1) page.tell();
    expect(page.loadOverview.calls).toHaveLength(before);
    page.clock.increment(readingDelayMs);
    expect(page.loadOverview.calls).toHaveLength(before + 1);
    await page.answer(waiting('a'));
    expect(page.view().first?.name).toBe('Vet a');
  });

  test('while it is read is read again', async () => {
    const page = await opened(empty);
    page.tell();
    page.clock.increment(readingDelayMs);
    const reading = page.loadOverview.calls.length;
    page.tell('applicationDecided');
    page.clock.increment(readingDelayMs);
    expect(page.loadOverview.calls).toHaveLength(reading + 1);
  });

  test('that can’t be read leaves what was there, and says so until it is read', async () => {
    const page = await opened(waiting('a'));
    page.tell();
    page.clock.increment(readingDelayMs);
    await page.loadOverview.last().reject(problem(503));
    expect(page.view()).toMatchObject({ state: 'open', isOld: true, first: { name: 'Vet a' } });
    page.pageWakes.sendToParent({ type: 'page.woken' });
    await page.answer(empty);
    expect(page.view()).toMatchObject({ isOld: false, first: null });
  });

  test('is followed again after an interruption, from where it was', async () => {
    const page = await opened(empty);
    page.tell();
    page.feed.sendToParent({ type: 'feed.closed' });
    expect(page.view().live).toBe('waiting');
    page.pageWakes.sendToParent({ type: 'page.woken' });
    expect(page.feed.inputs.at(-1)).toMatchObject({ after: '9' });
  });

  test('to a membership that ended is found out', async () => {
    const page = await opened(waiting('a'));
    page.feed.sendToParent({ type: 'feed.denied' });
    expect(page.view()).toMatchObject({ state: 'loading', first: null });
    await page.loadWorkspace.last().reject(problem(404));
    expect(page.view()).toMatchObject({ state: 'closed', closedBy: 'removal' });
  });
  test('to a suspended organization is closed', async () => {
    const page = await opened(waiting('a'));
    page.feed.sendToParent({ type: 'feed.denied' });
    await page.loadWorkspace.last().resolve(page.workspace);
    await page.loadOverview.last().reject({ ...problem(409), code: 'status_not_allowed' });
    expect(page.view()).toMatchObject({ state: 'closed', closedBy: 'suspension', first: null });
  });
});

describe('the view', () => {
  test('has applications first, then messages, steps that are due, accepted requests, and listings', async () => {
    const listing = { id: 'l', title: 'Crane operator' };
    const page = await opened({
      ...waiting('a'),
      unread: { count: 1, first: [{ threadId: 't', name: 'Ana', at }] },
      due: {
        count: 4,
        first: [
          { id: 'c', kind: 'hire', personName: 'Cy', title: 'Welder', nextStep: '', nextOn: '2026-01-02' },
        ],
      },
      accepted: [{ threadId: 'u', name: 'Ben', at }],
      closing: { count: 1, first: [{ ...listing, endsAt: at }] },
      drafts: { count: 1, first: [{ ...listing, createdAt: at }] },
    });
    const { first, rest, countsByKind } = page.view();
    expect([first, ...rest].map((item) => item?.kind)).toEqual([
      'decision',
      'message',
      'caseDue',
      'contact',
      'closing',
      'draft',
    ]);
    expect(countsByKind.map(({ count }) => count)).toEqual([1, 1, 4, 1, 1, 1]);
    expect(rest[1]).toMatchObject({
      name: 'Cy',
      subject: 'Welder',
      href: '/platform/candidates?as=tidewater-works&show=cases&case=c',
    });
    expect(countsByKind[2]!.href).toBe('/platform/candidates?as=tidewater-works&show=cases&due=today');
    expect(first?.href).toContain('/platform/candidates?as=tidewater-works&status=submitted');
    expect(rest.at(-1)?.href).toBe('/organizations/tidewater-works/listings/l');
  });

  test('has who comes today, and requests, before all else', async () => {
    const booked = { personName: 'Ana', title: 'Physical therapy' };
    const today = { ...booked, id: 'b', at, endsAt: '2999-01-01T00:00:00.000Z', timeZone: 'UTC' };
    const page = await opened({
      ...waiting('a'),
      bookings: {
        requests: { count: 3, first: [{ ...booked, id: 'r', at }] },
        coming: { count: 1, first: [today] },
      },
    });
    const { first, rest, countsByKind } = page.view();
    expect([first, ...rest].map((item) => item?.kind)).toEqual(['interview', 'visitRequest', 'decision']);
    expect(first?.href).toContain('as=tidewater-works&booking=b');
    expect(countsByKind.map(({ kind, count }) => [kind, count])).toContainEqual(['visitRequest', 3]);
  });

  test('asks nobody for what only others can do', async () => {
    const everything = {
      ...waiting('a'),
      unread: { count: 1, first: [{ threadId: 't', name: 'Ana', at }] },
      drafts: { count: 1, first: [{ id: 'l', title: 'Crane operator', createdAt: at }] },
    };
    const kindsFor = async (role: MemberRole) => {
      const view = (await opened(everything, 'employer', role)).view();
      return [view.isAsked, ...view.countsByKind.map(({ kind }) => kind)];
    };
    expect(await kindsFor('manager')).toEqual([true, 'decision', 'message', 'draft']);
    expect(await kindsFor('reviewer')).toEqual([true, 'decision', 'message']);
    expect(await kindsFor('viewer')).toEqual([false]);
  });

  test('leaves out a meeting that has ended', async () => {
    const { workspace } = opening();
    let now = Date.parse(at);
    const meeting = workItem('interview', {
      id: 'i',
      name: 'Ana',
      at,
      endsAt: new Date(now + 60_000).toISOString(),
      href: '/i',
    });
    const meetings = { kind: 'interview', items: [meeting], href: '/interviews', timeZone: 'UTC' } as const;
    const page = opening('employer', {
      now: () => now,
      known: { workspace, read: { ...noWork, meetings, figures: null, cards: null } },
    });
    expect(page.view()).toMatchObject({ first: { name: 'Ana' }, countsByKind: [{ count: 1 }] });
    now += 60_000;
    page.clock.increment(60_000);
    expect(page.view()).toMatchObject({ first: null, countsByKind: [] });
  });

  test('has what came in last, what is asked for most, and what happened', async () => {
    const application = { applicantName: 'Ana', listingTitle: 'Welder' };
    const step = { ...application, applicationId: 'a', at };
    const page = await opened({
      ...waiting('a'),
      recent: [{ ...application, id: 'a', status: 'submitted', submittedAt: at }],
      popular: [{ id: 'l', title: 'Welder', received: 3, taken: 1 }],
      activities: [
        { ...step, id: '4', step: 'undone', status: 'submitted' },
        { ...step, id: '3', step: 'decided', status: 'interview' },
        { ...step, id: '2', step: 'withdrawn', status: 'withdrawn' },
        { ...step, id: '1', step: 'submitted', status: 'submitted' },
      ],
    });
    const { recent, popular, activities, links } = page.view().cards!;
    expect(recent).toMatchObject([
      {
        statusLabel: 'New',
        href: '/platform/candidates?as=tidewater-works&application=a',
      },
    ]);
    expect(popular).toMatchObject([{ applications: 3, taken: '1 hired' }]);
    expect(popular[0]!.href).toContain('listing=l');
    expect(activities.map(({ kind, text }) => [kind, writePhrase(text)])).toEqual([
      ['undone', 'A decision was undone: Ana, Welder'],
      ['decided', 'Ana, Welder: Interview'],
      ['withdrawn', 'Ana took back the application for Welder'],
      ['received', 'Ana applied for Welder'],
    ]);
    expect(links.listings).toBe('/platform/jobs?as=tidewater-works');
    expect((await opened(empty)).view().cards).toBeNull();
  });

  test('has days to a decision only where something was decided', async () => {
    const page = await opened({
      ...waiting('a'),
      decided: { now: 2, before: 0 },
      waitedMinutes: { now: 2 * 36 * 60, before: 0 },
    });
    expect(page.view().figures?.daysToDecision).toEqual({ now: 1.5, before: null });
  });

  test('has no figures before the first application, and none of a hospital', async () => {
    expect((await opened(empty)).view().figures).toBeNull();
    const hospital = await opened({ ...empty, total: 3 }, 'hospital');
    expect(hospital.view()).toMatchObject({ figures: null, reportHref: null, stats: [] });
  });

  test('says of a hospital who is in care and who comes', async () => {
    const care = { people: 14, high: 2, unassigned: 9, mentalHealth: 5 };
    const hospital = await opened(
      { ...empty, care, bookings: { requests: { count: 4, first: [] }, coming: { count: 6, first: [] } } },
      'hospital',
    );
    expect(hospital.view().stats.map(({ value }) => value)).toEqual([14, 5, 2, 6]);
    expect(hospital.view().stats.at(-1)?.hint).toEqual(hospitalPhrase('toAnswer', 4));
  });

  test('names the queue of a nonprofit by its own first status', async () => {
    const page = await opened(waiting('a'), 'nonprofit');
    expect(page.view().countsByKind[0]?.href).toBe(
      '/platform/participants?as=tidewater-works&show=applications&status=enrolled&sort=oldest',
    );
  });
});
