import { describe, expect, test } from 'vitest';
import {
  applicationListMachine,
  applicationListView,
  listedKind,
  type ApplicationListInput,
} from '@vetsync/machines/applications/applicationList';
import { emptyWorld, type PersonCase, type World } from '@vetsync/machines/model/world';
import { run } from '../support/run.ts';
import { college, job, nonprofit } from '../support/world.ts';

const now = Date.parse('2026-03-04T05:06:07Z');
const sentAt = (day: number) => ({ listingId: 'l', submitDate: `2026-03-0${day}T00:00:00Z` });
const scored = { matchScore: null };
const world: World = {
  ...emptyWorld,
  jobApplications: [
    { ...job('new'), ...scored, ...sentAt(1), id: 'new', status: 'submitted' },
    { ...job('offer'), ...scored, ...sentAt(2), id: 'offer', status: 'offered' },
    { ...job('no'), ...scored, ...sentAt(3), id: 'no', status: 'rejected' },
    { ...job('noted'), ...scored, ...sentAt(1), id: 'noted', listingId: undefined, status: 'submitted' },
  ],
  collegeApplications: [
    { ...college('place'), ...scored, ...sentAt(1), id: 'place', giBillRemaining: '75%', status: 'accepted' },
    {
      ...college('gone'),
      ...scored,
      ...sentAt(2),
      id: 'gone',
      giBillRemaining: '75%',
      status: 'interview_scheduled',
      organizationState: 'ended',
    },
  ],
  nonprofitApplications: [
    { ...nonprofit('help'), ...sentAt(2), id: 'help', status: 'enrolled', progress: 0 },
    {
      ...nonprofit('paused'),
      ...sentAt(1),
      id: 'paused',
      status: 'enrolled',
      progress: 0,
      organizationState: 'suspended',
    },
    {
      ...nonprofit('back'),
      ...sentAt(2),
      id: 'back',
      status: 'enrolled',
      progress: 0,
      withdrawnAt: '2026-03-04T00:00:00Z',
    },
  ],
};

function opened(input: Partial<ApplicationListInput> = {}) {
  const { actor } = run(applicationListMachine, {
    input: {
      world,
      isKnown: true,
      kind: null,
      at: { role: 'user' },
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => now,
      ...input,
    },
  });
  const view = () => applicationListView(actor.getSnapshot());
  return {
    actor,
    view,
    shown: () =>
      Object.fromEntries(
        view().groups.map(({ turn, applications }) => [turn, applications.map(({ id }) => id)]),
      ),
  };
}

/** A case of an application. */
const taken = (applicationId: string, closedAt: string | null = null) =>
  ({ id: applicationId, applicationId, closedAt }) as PersonCase;

describe('everything that a person has sent', () => {
  test('begins with what asks for an answer by a day, however long ago it was sent', () => {
    const jobApplications = world.jobApplications.map((one) => {
      if (one.id === 'new') return { ...one, status: 'interview' as const };
      return one.id === 'offer' ? { ...one, answerBy: '2026-03-09' } : one;
    });
    const { person } = opened({ world: { ...world, jobApplications } }).shown();
    expect(person?.[0]).toBe('offer');
    expect(person).toContain('new');
  });

  test('says what goes on with whoever has taken them in, as long as nothing waits for them', () => {
    const { jobApplications, ...rest } = world;
    const { shown, view } = opened({
      world: {
        ...rest,
        jobApplications: jobApplications.map((one) =>
          one.id === 'new' || one.id === 'no' ? { ...one, status: 'hired' } : one,
        ),
        cases: [taken('new'), taken('no', '2026-03-04T00:00:00Z'), taken('offer')],
      },
    });
    expect(shown()).toMatchObject({
      person: ['offer', 'place'],
      taken: ['new'],
      over: ['no', 'back', 'gone'],
    });
    expect(view().groups[1]).toMatchObject({ turn: 'taken', applications: [{ taken: { id: 'new' } }] });
  });

  test('is grouped by who acts next, each group newest first', () => {
    const { view, shown } = opened();
    expect(Object.keys(shown())).toEqual(['person', 'organization', 'noted', 'over']);
    expect(shown()).toEqual({
      person: ['offer', 'place'],
      organization: ['help', 'paused', 'new'],
      noted: ['noted'],
      over: ['no', 'back', 'gone'],
    });
    expect(view().groups[0]!.applications.map(({ href }) => href)).toEqual([
      '/platform/career/application/offer?as=me',
      '/platform/education/application/place?as=me',
    ]);
  });

  test('is narrowed down to a kind by the URL', () => {
    const { actor, view, shown } = opened({ kind: 'college' });
    expect(shown()).toEqual({ person: ['place'], over: ['gone'] });
    expect(view().kinds.map(({ kind, count, isCurrent }) => [kind, count, isCurrent])).toEqual([
      [null, 9, false],
      ['job', 4, false],
      ['college', 2, true],
      ['nonprofit', 3, false],
    ]);
    actor.send({ type: 'location.changed', kind: 'nonprofit' });
    expect(shown()).toEqual({ organization: ['help', 'paused'], over: ['back'] });
  });

  test('names no kinds if there is one only, unless the URL does', () => {
    const jobs = { ...emptyWorld, jobApplications: world.jobApplications };
    expect(opened({ world: jobs }).view().kinds).toEqual([]);
    const { view } = opened({ world: jobs, kind: 'college' });
    expect([view().state, view().groups, view().kinds.length]).toEqual(['listed', [], 4]);
  });

  test('is nothing only once that is known', () => {
    const { actor, view } = opened({ world: emptyWorld, isKnown: false });
    expect(view().state).toBe('loading');
    actor.send({ type: 'world.followed', world: emptyWorld, isKnown: true });
    expect([view().state, view().findHref]).toEqual(['empty', '/platform/marketplace?as=me']);
    actor.send({ type: 'world.followed', world, isKnown: true });
    expect(view().state).toBe('listed');
  });

  test('the kind in the URL', () => {
    expect([listedKind({ kind: 'job' }), listedKind({ kind: 'event' }), listedKind({})]).toEqual([
      'job',
      null,
      null,
    ]);
  });
});
