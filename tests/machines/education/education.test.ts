import { describe, expect, test } from 'vitest';
import {
  benefitsCalculatorMachine,
  benefitsCalculatorStates,
  benefitsCalculatorView,
  type BenefitsCalculatorEvent,
} from '@vetsync/machines/benefitsCalculator';
import {
  documentsMachine,
  documentsStates,
  documentsView,
  type ChosenFile,
  type DocumentsEvent,
} from '@vetsync/machines/documents';
import {
  educationMachine,
  educationStates,
  educationView,
  type EducationEvent,
  type EducationParentEvent,
  type EducationInput,
} from '@vetsync/machines/education';
import { emptyWorld } from '@vetsync/machines/model/world';
import {
  parsePlanDraft,
  readEducationRoute,
  type PersistedDocument,
} from '@vetsync/machines/education/model';
import {
  sampleBenefits,
  sampleCollegeApplications,
  sampleDeadlines,
  samplePrograms,
} from '@vetsync/samples/education';
import { held, run, settle } from '../support/run.ts';
import { worldAfter } from '../support/world.ts';

const start = Date.parse('2026-11-21T14:27:00Z');
const now = () => start;

function tab(query: Record<string, string> = {}, more: Partial<EducationInput> = {}) {
  const started = run(educationMachine, {
    input: {
      route: readEducationRoute([], query),
      programs: samplePrograms,
      benefits: sampleBenefits,
      earlier: sampleCollegeApplications,
      deadlines: sampleDeadlines,
      veteranId: 'demo-veteran',
      mode: 'demo',
      role: 'user',
      reader: { locale: 'en-US', timeZone: 'UTC' },
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
      'over.nothing',
      'over.details',
      'over.compare',
      'over.unknownProgram',
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
      tab({}, { mode: 'account', benefits: null, earlier: () => [], deadlines: () => [] }).view(),
    ).toMatchObject({
      giBill: null,
      benefits: { inProgress: 0 },
      applications: [],
      deadlines: [],
    });
  });
  test('links to the existing application instead of applying twice', () => {
    const { view, send } = tab();
    const follow = (name: string) => view().results.find((one) => one.name === name)?.followHref;
    expect(follow('Pecan Valley University')).toBe('/demo/platform/education/applications?role=user');
    expect(follow('Gulfside University')).toBe('/demo/platform/education/applications?role=user');
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
      send({ type: 'location.changed', route: readEducationRoute(detail, query) });
    at(['applications']);
    expect(value()).toEqual({ page: 'applications', over: 'nothing' });
    at([], { open: 'details', program: 'state' });
    expect([value(), view().program?.name]).toEqual([{ page: 'hub', over: 'details' }, 'State University']);
    at([], { open: 'details', program: 'gone' });
    expect(value()).toMatchObject({ over: 'unknownProgram' });
    at(['nowhere']);
    expect(value()).toEqual({ page: 'unknown', over: 'nothing' });
    for (const page of ['calculator', 'documents']) {
      at([page]);
      expect(value()).toMatchObject({ page });
    }
  });
  test('replaces the URL on filtering, and clears all filters but the order', () => {
    const { send, view, emittedOf } = tab({ sort: 'name' });
    send({ type: 'filter.change', filter: 'type', value: 'certificate' });
    expect(view()).toMatchObject({ found: 0, hasFilters: true });
    expect(emittedOf('query.changed').at(-1)).toMatchObject({
      replace: true,
      changes: { type: 'certificate', sort: 'name', q: null },
    });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ found: 6, hasFilters: false, filters: { sort: 'name' } });
  });
  test('shows twelve programs at a time', () => {
    const programs = Array.from({ length: 30 }, (_, at) => ({ ...samplePrograms[0]!, id: `p${at}` }));
    const { send, view } = tab({}, { programs });
    expect([view().results.length, view().found, view().more]).toEqual([12, 30, 12]);
    send({ type: 'list.extend' });
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
    expect(emittedOf('page.saveCalendar').map(({ entry }) => entry.id)).toEqual(['deadline-state']);
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

describe('the benefits calculator', () => {
  const [first, ...rest] = samplePrograms;
  const programs = [first!, ...rest] as const;
  function calculator(persisted: string | null = null) {
    const started = run(benefitsCalculatorMachine, {
      input: { programs, benefits: sampleBenefits, persisted: parsePlanDraft(persisted), now },
    });
    const send = (event: BenefitsCalculatorEvent) => started.actor.send(event);
    return { ...started, send, view: () => benefitsCalculatorView(started.actor.getSnapshot()) };
  }

  test('has exactly these stable states', () => {
    expect(benefitsCalculatorStates).toEqual(['calculated', 'unreadable', 'empty']);
  });
  test('starts with a plan and its months', () => {
    const { view } = calculator();
    expect(view()).toMatchObject({ state: 'calculated', monthsAtStart: 24, entitlementMonths: 36 });
    expect(view().figures.months).toBeCloseTo((4 * 112) / 30);
    expect(view().terms[0]).toMatchObject({ label: 'Spring 2027', load: 'full' });
  });
  test('adds a chosen or the next term, changes its load and removes it', () => {
    const { send, view } = calculator();
    send({ type: 'term.add', term: 'summer-2028' });
    send({ type: 'term.add' });
    send({ type: 'term.add', term: 'fall-1999' });
    expect(view().terms.map(({ term }) => term)).toEqual([
      'spring-2027',
      'summer-2027',
      'fall-2027',
      'spring-2028',
      'summer-2028',
      'fall-2028',
      'spring-2029',
    ]);
    send({ type: 'load.choose', term: 'summer-2027', load: 'half' });
    expect(view().terms[1]).toMatchObject({ load: 'half', housing: 0 });
    send({ type: 'term.remove', term: 'summer-2027' });
    expect(view().terms).toHaveLength(6);
  });
  test('allows up to twelve terms', () => {
    const { send, view } = calculator();
    for (let count = 0; count < 20; count += 1) send({ type: 'term.add' });
    expect([view().terms.length, view().canAdd]).toEqual([12, false]);
  });
  test('copies tuition and kind of a school until a figure is edited', () => {
    const { send, view } = calculator();
    send({ type: 'program.choose', programId: 'elm-fork' });
    expect(view().draft).toMatchObject({ programId: 'elm-fork', isPublic: false, tuition: '54960' });
    expect(view().figures.tuitionLeft).toBeGreaterThan(0);
    send({ type: 'figure.change', field: 'tuition', value: '10000' });
    expect(view().draft.programId).toBe('');
    send({ type: 'program.choose', programId: 'state' });
    send({ type: 'school.choose', isPublic: false });
    expect(view().draft).toMatchObject({ programId: '', isPublic: false, tuition: '13420' });
    send({ type: 'percent.choose', percent: 70 });
    expect(view().draft.percent).toBe(70);
  });
  test('names an invalid figure and calculates again once it is valid', () => {
    const { send, view } = calculator();
    send({ type: 'figure.change', field: 'monthsLeft', value: '37' });
    expect(view()).toMatchObject({ state: 'unreadable', errors: ['monthsLeft'] });
    send({ type: 'figure.change', field: 'monthsLeft', value: '36' });
    expect(view()).toMatchObject({ state: 'calculated', errors: [] });
  });
  test('is empty without terms, restores its plan after a reload and can be reset', () => {
    const { send, view, emittedOf } = calculator();
    for (const { term } of view().terms) send({ type: 'term.remove', term });
    expect(view().state).toBe('empty');
    const later = calculator(JSON.stringify(emittedOf('plan.changed').at(-1)?.plan));
    expect(later.view().state).toBe('empty');
    later.send({ type: 'plan.reset' });
    expect(later.view().terms).toHaveLength(4);
    expect(later.emittedOf('plan.changed').at(-1)?.plan).toBeNull();
  });
});

const pdf = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x2d]);

const file: ChosenFile = { name: 'DD214.pdf', size: 1_000 };

const persisted: PersistedDocument = {
  id: 'a',
  name: 'a.pdf',
  size: 5,
  kind: 'pdf',
  purpose: 'jst',
  addedAt: '2026-11-01T00:00:00.000Z',
};

function documents() {
  const load = held<readonly PersistedDocument[]>();
  const head = held<Uint8Array, { file: ChosenFile }>();
  const store = held<void, { document: PersistedDocument; file: ChosenFile }>();
  const remove = held<void, { documentId: string }>();
  const started = run(documentsMachine, {
    input: { now, random: () => 0.5 },
    actors: {
      loadDocuments: load.logic,
      readHead: head.logic,
      storeDocument: store.logic,
      removeDocument: remove.logic,
    },
  });
  const send = (event: DocumentsEvent) => started.actor.send(event);
  return {
    ...started,
    load,
    head,
    store,
    remove,
    send,
    view: () => documentsView(started.actor.getSnapshot()),
  };
}

async function ready() {
  const all = documents();
  await all.load.last().resolve([persisted]);
  return all;
}

describe('documents', () => {
  test('has exactly these stable states', () => {
    expect(documentsStates.map((state) => state.replace('ready.', ''))).toEqual([
      'loading',
      'loadFailed',
      'idle',
      'checking',
      'refused',
      'storing',
      'stored',
      'storeFailed',
      'confirmingRemoval',
      'removing',
      'removed',
      'removeFailed',
    ]);
  });
  test('are loaded, and can be retried after a failure', async () => {
    const { load, send, view } = documents();
    expect(view().state).toBe('loading');
    await load.last().reject(new Error('private window'));
    expect(view().state).toBe('loadFailed');
    send({ type: 'load.retry' });
    await load.last().resolve([persisted]);
    expect(view()).toMatchObject({ state: 'idle', documents: [persisted] });
  });
  test('are checked by their first bytes and stored with their purpose', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'purpose.choose', purpose: 'coe' });
    send({ type: 'file.choose', file });
    expect(view()).toMatchObject({ state: 'checking', busy: true });
    send({ type: 'file.choose', file: { name: 'other', size: 1 } });
    await head.last().resolve(pdf);
    expect(store.last().input.document).toMatchObject({ name: 'DD214.pdf', kind: 'pdf', purpose: 'coe' });
    expect(store.last().input.file).toBe(file);
    await store.last().resolve();
    expect(view()).toMatchObject({ state: 'stored', subject: { name: 'DD214.pdf' } });
    expect(view().documents.map(({ name }) => name)).toEqual(['DD214.pdf', 'a.pdf']);
    expect([head.calls.length, store.calls.length]).toEqual([1, 1]);
  });
  test('rejects files that are no PDF, unreadable, too large or duplicate, and stores nothing', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'file.choose', file });
    await head.last().resolve(Uint8Array.from([0x4d, 0x5a]));
    expect(view()).toMatchObject({ state: 'refused', refusal: 'kind' });
    send({ type: 'file.choose', file });
    await head.last().reject(new Error('gone'));
    expect(view().refusal).toBe('kind');
    send({ type: 'file.choose', file: { ...file, size: 10 * 1024 * 1024 + 1 } });
    expect(view().refusal).toBe('tooLarge');
    send({ type: 'file.choose', file: { name: 'a.pdf', size: 5 } });
    expect(view().refusal).toBe('twice');
    expect([head.calls.length, store.calls.length]).toEqual([2, 0]);
  });
  test('reports full storage and keeps the other documents', async () => {
    const { send, head, store, view } = await ready();
    send({ type: 'file.choose', file });
    await head.last().resolve(pdf);
    await store.last().reject(new Error('quota'));
    expect(view()).toMatchObject({ state: 'storeFailed', documents: [persisted] });
  });
  test('are removed after a confirmation and saved as a copy', async () => {
    const { send, remove, view, emittedOf } = await ready();
    send({ type: 'document.save', documentId: 'a' });
    send({ type: 'document.save', documentId: 'gone' });
    expect(emittedOf('document.save')).toEqual([{ type: 'document.save', documentId: 'a' }]);
    send({ type: 'document.remove', documentId: 'gone' });
    expect(view().state).toBe('idle');
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.cancel' });
    expect([view().state, remove.calls.length]).toEqual(['idle', 0]);
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.confirm' });
    await remove.last().reject(new Error('busy'));
    expect(view()).toMatchObject({ state: 'removeFailed', documents: [persisted] });
    send({ type: 'document.remove', documentId: 'a' });
    send({ type: 'remove.confirm' });
    await remove.last().resolve();
    await settle();
    expect(view()).toMatchObject({ state: 'removed', documents: [] });
  });
});
