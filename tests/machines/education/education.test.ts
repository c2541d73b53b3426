import { describe, expect, test } from 'vitest';
import {
  educationMachine,
  educationView,
  type EducationEvent,
  type EducationParentEvent,
  type EducationInput,
} from '@vetsync/machines/education/education';
import { parseEducationRoute } from '@vetsync/machines/education/model';
import { sampleBenefits, sampleCollegeApplications, sampleDeadlines } from '@vetsync/samples/education';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';
import { statesOf } from '@vetsync/machines/kit';

const start = Date.parse('2026-11-21T14:27:00Z');
const now = () => start;

function tab(more: Partial<EducationInput> = {}) {
  const started = run(educationMachine, {
    input: {
      route: parseEducationRoute([]),
      benefits: sampleBenefits,
      earlier: sampleCollegeApplications,
      deadlines: sampleDeadlines,
      veteranId: 'demo-veteran',
      role: 'user',
      waivesFee: true,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      write: writePhrase,
      now,
      ...more,
    },
  });
  const send = (event: EducationEvent | EducationParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => educationView(started.actor.getSnapshot()) };
}

describe('the education tab', () => {
  test('has exactly these stable states', () => {
    expect(statesOf(educationMachine)).toEqual([
      'hub',
      'applications',
      'schools',
      'compare',
      'calculator',
      'documents',
      'unknown',
    ]);
  });
  test('shows the figures of the specification', () => {
    expect(tab().view()).toMatchObject({
      giBill: { giBillRemaining: 75, monthsRemaining: 24, housing: 2_150, tuition: 100 },
      benefits: { inProgress: 3, decided: 1 },
    });
    expect(tab().view().applications).toHaveLength(3 + 1);
  });
  test('shows no samples to a signed-in person', () => {
    expect(
      tab({
        waivesFee: false,
        benefits: null,
        earlier: () => [],
        deadlines: () => [],
      }).view(),
    ).toMatchObject({
      giBill: null,
      benefits: { inProgress: 0 },
      applications: [],
      deadlines: [],
    });
  });
  test('counts what was decided since', () => {
    const { view, send } = tab();
    const decision = { type: 'college.decide', subject: 'X', decision: 'rejected' } as const;
    const world = worldAfter([{ ...decision, applicationId: 'GUL4X7QB' }], start);
    send({ type: 'world.changed', world, plan: null });
    expect(view().benefits).toMatchObject({ inProgress: 2, decided: 2 });
  });
  test('follows the URL', () => {
    const { send, value } = tab();
    for (const page of ['applications', 'schools', 'calculator', 'documents']) {
      send({ type: 'location.changed', route: parseEducationRoute([page]), plan: null });
      expect(value()).toBe(page);
    }
    send({ type: 'location.changed', route: parseEducationRoute(['nowhere']), plan: null });
    expect(value()).toBe('unknown');
  });
  test('opens the common application by the URL', () => {
    const { send, emittedOf } = tab();
    send({ type: 'portal.open' });
    expect(emittedOf('portal.opened')).toHaveLength(1);
  });
  test('saves a deadline to the calendar', () => {
    const { send, emittedOf } = tab();
    send({ type: 'deadline.save', deadlineId: 'state' });
    send({ type: 'deadline.save', deadlineId: 'gone' });
    expect(emittedOf('page.saveCalendar').map(({ entry }) => entry)).toMatchObject([
      {
        id: 'deadline-state',
        title: 'Transcripts and Joint Services Transcript: State University',
        description:
          'Transcripts and Joint Services Transcript for Supply Chain Management. Due by the end of the day, Central Time.',
      },
    ]);
  });
  test('updates relative times', () => {
    let at = start;
    const { clock, view } = tab({ now: () => at });
    at += 86_400_000;
    clock.increment(30_000);
    expect(view().intl.now).toBe(at);
    expect(view().deadlines[0]?.date).toBe('2026-11-28');
  });
});
