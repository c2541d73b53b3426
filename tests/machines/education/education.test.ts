import { describe, expect, test } from 'vitest';
import {
  educationMachine,
  educationStates,
  educationView,
  type EducationEvent,
  type EducationParentEvent,
  type EducationInput,
} from '@vetsync/machines/education';
import { emptyWorld } from '@vetsync/machines/model/world';
import { parseEducationRoute } from '@vetsync/machines/education/model';
import {
  sampleBenefits,
  sampleCollegeApplications,
  sampleDeadlines,
  samplePrograms,
} from '@vetsync/samples/education';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';

const start = Date.parse('2026-11-21T14:27:00Z');
const now = () => start;

function tab(query: Record<string, string> = {}, more: Partial<EducationInput> = {}) {
  const started = run(educationMachine, {
    input: {
      route: parseEducationRoute([], query),
      programs: samplePrograms,
      benefits: sampleBenefits,
      earlier: sampleCollegeApplications,
      deadlines: sampleDeadlines,
      veteranId: 'demo-veteran',
      mode: 'demo',
      role: 'user',
      delivery: 'simulated',
      reader: { locale: 'en-US', timeZone: 'UTC' },
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
    expect(educationStates).toEqual([
      'page.hub',
      'page.applications',
      'page.calculator',
      'page.documents',
      'page.unknown',
      'overlay.nothing',
      'overlay.details',
      'overlay.compare',
      'overlay.unknownProgram',
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
      tab(
        {},
        { mode: 'account', delivery: 'stored', benefits: null, earlier: () => [], deadlines: () => [] },
      ).view(),
    ).toMatchObject({
      giBill: null,
      benefits: { inProgress: 0 },
      applications: [],
      deadlines: [],
    });
  });
  test('links to the existing application instead of applying twice', () => {
    const { view, send } = tab();
    const follow = (name: string) => view().results.find((result) => result.name === name)?.followHref;
    expect(follow('Pecan Valley University')).toBe('/demo/platform/education/application/PEC9K2MD?role=user');
    expect(follow('Caprock University')).toBeNull();
    const decision = { type: 'college.decide', subject: 'X', decision: 'rejected' } as const;
    const world = worldAfter([{ ...decision, applicationId: 'GUL4X7QB' }], start);
    send({ type: 'world.changed', world });
    expect(follow('Gulfside University')).toBeNull();
    expect(view().benefits).toMatchObject({ inProgress: 2, decided: 2 });
  });
  test('follows the URL', () => {
    const { send, value, view } = tab();
    const at = (detail: string[], query: Record<string, string> = {}) =>
      send({ type: 'location.changed', route: parseEducationRoute(detail, query) });
    at(['applications']);
    expect(value()).toEqual({ page: 'applications', overlay: 'nothing' });
    at([], { open: 'details', program: 'state' });
    expect([value(), view().program?.name]).toEqual([
      { page: 'hub', overlay: 'details' },
      'State University',
    ]);
    at([], { open: 'details', program: 'gone' });
    expect(value()).toMatchObject({ overlay: 'unknownProgram' });
    at(['nowhere']);
    expect(value()).toEqual({ page: 'unknown', overlay: 'nothing' });
    for (const page of ['calculator', 'documents']) {
      at([page]);
      expect(value()).toMatchObject({ page });
    }
  });
  test('replaces the URL on filtering, and clears all filters but the order', () => {
    const { send, view, emittedOf } = tab({ sort: 'name' });
    send({ type: 'filter.change', filter: 'type', value: 'certificate' });
    expect(view()).toMatchObject({ resultCount: 0, hasFilters: true });
    expect(emittedOf('query.changed').at(-1)).toMatchObject({
      replace: true,
      changes: { type: 'certificate', sort: 'name', q: null },
    });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ resultCount: 6, hasFilters: false, filters: { sort: 'name' } });
  });
  test('shows twelve programs at a time', () => {
    const programs = Array.from({ length: 30 }, (_, index) => ({ ...samplePrograms[0]!, id: `p${index}` }));
    const { send, view } = tab({}, { programs });
    expect([view().results.length, view().resultCount, view().more]).toEqual([12, 30, 12]);
    send({ type: 'list.more' });
    expect([view().results.length, view().more]).toEqual([24, 6]);
    send({ type: 'filter.change', filter: 'q', value: 'pecan' });
    expect(view().results.length).toBe(12);
  });
  test('compares up to three programs', () => {
    const { send, view, emittedOf } = tab();
    send({ type: 'compare.open' });
    expect(emittedOf('open.changed')).toEqual([]);
    for (const programId of ['state', 'caprock', 'gulfside', 'elm-fork'])
      send({ type: 'compare.toggle', programId });
    expect(view().compared.map(({ id }) => id)).toEqual(['state', 'caprock', 'gulfside']);
    expect([view().canCompare, emittedOf('query.changed').at(-1)?.changes]).toEqual([
      false,
      { compare: 'state,caprock,gulfside' },
    ]);
    send({ type: 'compare.open' });
    expect(emittedOf('open.changed')[0]).toMatchObject({ open: 'compare' });
    send({ type: 'compare.clear' });
    expect(emittedOf('query.changed').at(-1)?.changes).toEqual({ compare: null });
  });
  test('opens and closes dialogs by the URL', () => {
    const { send, emittedOf } = tab();
    send({ type: 'program.apply', programId: 'state' });
    send({ type: 'program.details', programId: 'state' });
    send({ type: 'portal.open' });
    send({ type: 'dialog.close' });
    expect(emittedOf('open.changed').map(({ open, changes }) => [open, changes['program']])).toEqual([
      ['apply', 'state'],
      ['details', 'state'],
      ['portal', null],
      [null, null],
    ]);
  });
  test('saves and removes a program', () => {
    const { send, view, emittedOf } = tab();
    send({ type: 'program.save', programId: 'state' });
    send({ type: 'program.save', programId: 'gone' });
    const commands = () => emittedOf('world.dispatch').map(({ command }) => command);
    expect(commands()).toMatchObject([{ type: 'program.save', program: { id: 'state' } }]);
    send({ type: 'world.changed', world: { ...emptyWorld, savedPrograms: [{ id: 'state', title: '' }] } });
    expect(view().results.find(({ id }) => id === 'state')?.isSaved).toBe(true);
    send({ type: 'program.save', programId: 'state' });
    expect(commands().at(-1)).toEqual({ type: 'program.forget', programId: 'state' });
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
    const { clock, view } = tab({}, { now: () => at });
    at += 86_400_000;
    clock.increment(30_000);
    expect(view().reader.now).toBe(at);
    expect(view().deadlines[0]?.date).toBe('2026-11-28');
  });
});
