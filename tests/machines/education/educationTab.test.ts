import { emptyProfile } from '@vetsync/machines/profile/model';
import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import * as applicationDialog from '@vetsync/machines/applications/applicationDialog';
import { benefitsCalculatorView } from '@vetsync/machines/education/benefitsCalculator';
import { commonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { documentsView } from '@vetsync/machines/education/documents';
import { educationView } from '@vetsync/machines/education/education';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import type { StoredDocument } from '@vetsync/machines/education/model';
import {
  createEducationTab,
  educationTabView,
  type DocumentStore,
} from '@vetsync/machines/education/educationTab';
import type { RecordedDecision } from '@vetsync/machines/model/world';
import { samplePrograms } from '@vetsync/samples/education';
import { educationSamples as samplesAt } from '../../../app/demo/educationSamples.ts';
import { accountSamples } from '../../../app/platform/accountTabs.ts';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { schoolsView } from '@vetsync/machines/reference/schools';
import { schoolServer } from '../../../stories/Screens/reference/schools.ts';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const { applicationDialogView } = applicationDialog;
const start = Date.parse('2026-03-04T05:06:07Z');
const educationSamples = samplesAt(start);
const accountEducation = await accountSamples.education();
const programOf = (id: string) => {
  const found = samplePrograms.find((program) => program.id === id);
  if (!found) throw new Error(id);
  return found;
};
// The samples have applications to neither.
const [first, second] = [programOf('elm-fork'), programOf('caprock')];
const base = '/platform/education';
const applyTo = ({ id }: { id: string }) => `${base}?open=apply&listing=${id}`;
const portalHref = `${base}?open=portal`;
const pdf = { name: 'DD214.pdf', size: 1_000 };

/** A store in memory, which counts how often it was fetched and lists what was saved to the device. */
function memoryStore() {
  const documents: StoredDocument[] = [];
  const saved: string[] = [];
  const state = { fetched: 0 };
  const store: DocumentStore = {
    list: async () => documents,
    readHead: async () => new TextEncoder().encode('%PDF-1.7'),
    store: async (document) => void documents.push(document),
    remove: async (documentId) =>
      void documents.splice(
        documents.findIndex(({ id }) => id === documentId),
        1,
      ),
    save: async (documentId) => void saved.push(documentId),
  };
  const fetch = async () => {
    state.fetched += 1;
    return store;
  };
  return { documents, saved, state, fetch };
}

function opened(href: string, storage?: Map<string, string>, samples = educationSamples) {
  const clock = new SimulatedClock();
  const store = memoryStore();
  let at = start;
  const now = () => at;
  const logic = createEducationTab(store.fetch, async () => applicationDialog);
  const { tab, ...rest } = openTab(logic, { samples, href, clock, now }, storage);
  const children = () => tab.getSnapshot().children;
  return {
    ...rest,
    store,
    pass: (ms: number) => {
      at += ms;
      clock.increment(ms);
    },
    rename: (name: string) =>
      tab.send({ type: 'person.changed', person: { ...sampleProfileOf('user'), name } }),
    state: () => tab.getSnapshot().value,
    isStandalone: () => educationTabView(tab.getSnapshot()).isStandalone,
    education: () => children().education!,
    view: () => educationView(children().education!.getSnapshot()),
    calculator: () => children().calculator,
    documents: () => children().documents,
    schools: () => children().schools,
    application: () => children().application!,
    dialog: () => {
      const { dialog } = children().application!.getSnapshot().context;
      return dialog ? applicationDialogView(dialog.getSnapshot()) : null;
    },
    search: () => children().search!,
    programs: () => listingSearchView(children().search!.getSnapshot()),
    portal: () => children().portal!,
    portalView: () => commonApplicationView(children().portal!.getSnapshot()),
  };
}

type Opened = ReturnType<typeof opened>;

function submitApplication({ application, pass }: Opened) {
  application().getSnapshot().context.dialog?.send({ type: 'form.submit' });
  for (let step = 0; step < 40; step += 1) pass(200);
}

/** Chooses a program and waits, so that its submission is not taken for a double click. */
function choose({ portal, pass }: Opened, { id }: { id: string }) {
  portal().send({ type: 'program.toggle', programId: id });
  portal().send({ type: 'step.next' });
  pass(1_000);
}

function submitPortal({ portal, pass }: Opened) {
  portal().send({ type: 'form.submit' });
  for (let step = 0; step < 10; step += 1) pass(300);
  pass(1_000);
}

describe('the page', () => {
  test('follows the URL; calculator and documents run while they are displayed', () => {
    const { state, view, visit, education, calculator, documents } = opened(base);
    const before = education();
    expect([state(), view().page, calculator(), documents()]).toEqual(['page', 'hub', undefined, undefined]);
    visit(`${base}/calculator`);
    const open = calculator();
    expect([state(), view().page]).toEqual(['calculator', 'calculator']);
    visit(`${base}/calculator?q=master`);
    expect(calculator()).toBe(open);
    visit(`${base}/documents`);
    const shelf = documents();
    expect([state(), open?.getSnapshot().status]).toEqual(['documents', 'stopped']);
    visit(`${base}/documents?q=master`);
    expect(documents()).toBe(shelf);
    visit(`${base}/applications`);
    expect([state(), view().page, shelf?.getSnapshot().status]).toEqual(['page', 'applications', 'stopped']);
    visit(`${base}/nowhere`);
    expect(view().page).toBe('unknown');
    expect(education()).toBe(before);
  });

  test("differs from the demo's own screen", () => {
    expect(opened('/education-recon').isStandalone()).toBe(true);
    expect(opened(base).isStandalone()).toBe(false);
  });

  test("shows an account's platform nothing that is invented", () => {
    const { view, programs, portalView } = opened(base, undefined, accountEducation);
    expect([view().giBill, view().applications, view().deadlines]).toEqual([null, [], []]);
    expect([programs().found, portalView().universities]).toEqual([[], []]);
  });

  test('shows an application as soon as it is in the world', () => {
    const { view, learn } = opened(base, undefined, accountEducation);
    learn(worldAfter([{ type: 'college.submit', application: college('C1') }]));
    expect(view().applications.map(({ id }) => id)).toEqual(['C1']);
  });
});

describe('requests to the page', () => {
  test('a search changes the query without a history entry', async () => {
    const { search, programs, emitted } = opened(base);
    await settle();
    expect(programs().facets?.total).toBe(6);
    search().send({ type: 'filter.change', filter: 'type', value: 'master' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { type: 'master' }, replace: true }]);
  });

  test('details open over the page and close', () => {
    const { search, emitted } = opened(base);
    search().send({ type: 'listing.open', id: first.id });
    search().send({ type: 'listing.close' });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'details', changes: { listing: first.id } },
      { type: 'page.setOverlay', open: null, changes: { listing: null } },
    ]);
  });

  test('saving a program and a deadline reach the world and the calendar', async () => {
    const { search, education, view, emitted } = opened(base);
    await settle();
    search().send({ type: 'listing.save', id: first.id });
    education().send({ type: 'deadline.save', deadlineId: view().deadlines[0]!.id });
    expect(emitted).toMatchObject([
      { type: 'world.dispatch', command: { type: 'program.save', program: { id: first.id } } },
      { type: 'page.saveCalendar' },
    ]);
  });

  test('compared programs are in the URL, and are read again after a reload', async () => {
    const { search, programs, emitted, visit } = opened(base);
    await settle();
    search().send({ type: 'compare.toggle', id: first.id });
    search().send({ type: 'compare.open' });
    expect(emitted).toMatchObject([
      { type: 'page.setQuery', changes: { compare: first.id }, replace: true },
      { type: 'page.setOverlay', open: 'compare' },
    ]);
    visit(`${base}?compare=${first.id}&q=nothing&open=compare`);
    await settle();
    expect(programs()).toMatchObject({ isComparing: true, compared: [{ listing: { id: first.id } }] });
    const later = opened(`${base}?compare=${first.id},gone&q=nothing`).programs;
    await settle();
    expect(later().compared.map(({ listing }) => listing.id)).toEqual([first.id]);
  });
});

describe('the application for one program', () => {
  test('follows the URL from one program to another and back', async () => {
    const { dialog, visit } = opened(applyTo(first));
    await settle();
    expect(dialog()).toMatchObject({ state: 'editing', organization: first.name });
    visit(applyTo(second));
    expect(dialog()).toMatchObject({ state: 'editing', organization: second.name });
    visit(base);
    expect(dialog()?.state).toBe('closed');
    visit(`${base}?open=apply&listing=none`);
    await settle();
    expect(dialog()?.state).toBe('closed');
  });

  test('is submitted in the name of the displayed person, and closes', async () => {
    const tab = opened(applyTo(first));
    await settle();
    tab.rename('Renee Ortiz');
    submitApplication(tab);
    expect(tab.emitted).toContainEqual({
      type: 'world.dispatch',
      command: expect.objectContaining({
        type: 'college.submit',
        application: expect.objectContaining({ university: first.name, veteranName: 'Renee Ortiz' }),
      }),
    });
    expect(tab.emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { listing: null } });
  });

  test('leaves the URL alone when the person went back in the meantime', async () => {
    const tab = opened(applyTo(first));
    await settle();
    tab.application().getSnapshot().context.dialog?.send({ type: 'form.submit' });
    tab.visit(portalHref);
    submitApplication(tab);
    expect(tab.dialog()?.state).toBe('closed');
    expect(tab.portalView().state).toBe('universities');
    expect(tab.emitted.some(({ type }) => type === 'page.setOverlay')).toBe(false);
  });
});

describe('the Common Application Portal', () => {
  test('of an account offers what the search finds', async () => {
    const { listings } = educationSamples;
    const { portalView } = opened(portalHref, undefined, { ...accountEducation, listings });
    expect(portalView()).toMatchObject({ universities: [], search: { status: 'searching' } });
    await settle();
    expect(portalView().universities).toHaveLength(6);
    expect(portalView().search).toEqual({ q: '', status: 'found', more: 'none' });
  });

  test('follows the URL, also over other pages', () => {
    const { portalView, visit } = opened(portalHref);
    expect(portalView().state).toBe('universities');
    visit(`${base}/calculator`);
    expect(portalView().state).toBe('closed');
    visit(`${base}/calculator?open=portal`);
    expect(portalView().state).toBe('universities');
  });

  test('applies in the name of the displayed person, says so, and closes', () => {
    const tab = opened(portalHref);
    tab.rename('Renee Ortiz');
    choose(tab, second);
    submitPortal(tab);
    expect(tab.emitted.filter(({ type }) => type !== 'page.store')).toMatchObject([
      {
        type: 'world.dispatch',
        command: { type: 'college.submit', application: { veteranName: 'Renee Ortiz' } },
      },
      { type: 'page.toast' },
      { type: 'page.setOverlay', open: null, changes: {} },
    ]);
  });

  test('leaves the URL alone when the person went back in the meantime', async () => {
    const tab = opened(portalHref);
    choose(tab, second);
    tab.portal().send({ type: 'form.submit' });
    tab.visit(applyTo(first));
    await settle();
    submitPortal(tab);
    expect(tab.portalView().state).toBe('closed');
    expect(tab.dialog()?.state).toBe('editing');
    expect(tab.emitted.some(({ type }) => type === 'page.setOverlay')).toBe(false);
  });

  test('restores what was chosen and written', () => {
    const tab = opened(portalHref);
    choose(tab, second);
    const again = opened(portalHref, tab.storage).portalView();
    expect([again.restored, again.state, again.chosen.map(({ id }) => id)]).toEqual([
      true,
      'statement',
      [second.id],
    ]);
  });
});

describe('a program that the veteran has already applied to', () => {
  const submission = { ...college('C1'), program: first.program, university: first.name };
  const world = worldAfter([{ type: 'college.submit', application: submission }]);
  const href = `${base}/application/C1?as=me`;

  test('shows that application, and where to find it', async () => {
    const { dialog, learn, visit } = opened(base);
    learn(world);
    await settle();
    visit(applyTo(first));
    await settle();
    expect(dialog()).toMatchObject({ state: 'refused', currentApplication: { id: 'C1', href } });
    visit(applyTo(second));
    expect(dialog()?.state).toBe('editing');
  });

  test("counts the samples, with the world's decisions on them", async () => {
    const state = programOf('state');
    const { dialog, learn, portalView, programs } = opened(applyTo(state));
    await settle();
    const { href: earlier } = programs().found.find(({ listing }) => listing.id === 'state')!.application!;
    expect(earlier).toBe('/platform/education/application/STA6R8WH?as=me');
    const applied = () => portalView().universities.filter(({ hasApplied }) => hasApplied);
    expect([dialog()?.state, applied().map(({ id }) => id)]).toEqual([
      'refused',
      ['pecan-valley', 'state', 'gulfside'],
    ]);
    const decision = { applicationId: 'STA6R8WH', kind: 'college', status: 'rejected', undone: false };
    learn({ ...world, decisions: [decision as RecordedDecision] });
    expect(applied().map(({ id }) => id)).toEqual(['pecan-valley', 'gulfside', first.id]);
  });
});

test('a plan of terms is stored apart from the portal, and restored', () => {
  const { calculator, storage, portal } = opened(`${base}/calculator?open=portal`);
  portal().send({ type: 'program.toggle', programId: second.id });
  calculator()!.send({ type: 'figure.change', field: 'tuition', value: '4321' });
  const again = opened(`${base}/calculator?open=portal`, storage);
  expect(benefitsCalculatorView(again.calculator()!.getSnapshot()).draft.tuition).toBe('4321');
  expect(again.portalView().chosen.map(({ id }) => id)).toEqual([second.id]);
});

test('the hub shows what the plan comes to, once there is one that can be calculated', () => {
  const { calculator, view, visit } = opened(base);
  expect(view().plan).toBeNull();
  visit(`${base}/calculator`);
  calculator()!.send({ type: 'figure.change', field: 'monthsLeft', value: '30' });
  visit(base);
  expect(view().plan).toMatchObject({ monthsAtStart: 30, terms: { length: 4 } });
  visit(`${base}/calculator`);
  calculator()!.send({ type: 'figure.change', field: 'monthsLeft', value: 'many' });
  visit(base);
  expect(view().plan).toBeNull();
});

describe('the documents', () => {
  test('are fetched from their store when the page is first opened', async () => {
    const { store, visit, documents } = opened(base);
    await settle();
    expect(store.state.fetched).toBe(0);
    visit(`${base}/documents`);
    await settle();
    expect(store.state.fetched).toBeGreaterThan(0);
    expect(documentsView(documents()!.getSnapshot()).state).toBe('idle');
  });

  test('are stored, saved to the device and removed', async () => {
    const { store, documents } = opened(`${base}/documents`);
    await settle();
    documents()!.send({ type: 'file.choose', file: pdf });
    await settle();
    await settle();
    const [document] = store.documents;
    expect(document).toMatchObject({ name: pdf.name, kind: 'pdf' });
    documents()!.send({ type: 'document.save', documentId: document!.id });
    await settle();
    expect(store.saved).toEqual([document!.id]);
    documents()!.send({ type: 'document.remove', documentId: document!.id });
    documents()!.send({ type: 'remove.confirm' });
    await settle();
    expect([store.documents, documentsView(documents()!.getSnapshot()).state]).toEqual([[], 'removed']);
  });
});

const schools = {
  ...schoolServer,
  loadProfile: () => Promise.resolve({ profile: emptyProfile, updatedAt: null }),
};

test('schools are a page of an account, and the demo has none', async () => {
  const href = `${base}/schools?q=state`;
  const demo = opened(href);
  await settle();
  expect(demo.schools()).toBeUndefined();
  expect(demo.view()).toMatchObject({ page: 'unknown', links: { schools: null } });
  const account = opened(href, undefined, { ...accountEducation, schools });
  await settle();
  expect(account.view()).toMatchObject({ page: 'schools', links: { schools: `${base}/schools` } });
  expect(schoolsView(account.schools()!.getSnapshot())).toMatchObject({ list: 'listed', q: 'state' });
});

test('a school of the URL is in the plan of the calculator, once', async () => {
  const samples = { ...accountEducation, schools };
  const account = opened(`${base}/calculator?school=900001`, undefined, samples);
  await settle();
  const { draft } = benefitsCalculatorView(account.calculator()!.getSnapshot());
  expect(draft).toMatchObject({ tuition: '11640', housing: '2496', school: { id: '900001' } });
  expect(account.emitted).toContainEqual({
    type: 'page.setQuery',
    changes: { school: null },
    replace: true,
  });
  expect(account.emitted).toContainEqual(
    expect.objectContaining({ type: 'page.store', name: 'benefit_plan' }),
  );
  const demo = opened(`${base}/calculator?school=900001`);
  await settle();
  expect(benefitsCalculatorView(demo.calculator()!.getSnapshot()).school).toBe('none');
});
