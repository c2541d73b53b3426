import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { applicationDialogView } from '@vetsync/machines/applicationDialog';
import { applicationProgressMs } from '@vetsync/machines/applications/model';
import { benefitsCalculatorView } from '@vetsync/machines/benefitsCalculator';
import { commonApplicationView } from '@vetsync/machines/commonApplication';
import { documentsView } from '@vetsync/machines/documents';
import { educationView } from '@vetsync/machines/education';
import { portalCloseMs, portalProgressMs, type StoredDocument } from '@vetsync/machines/education/model';
import { createEducationTab, educationTabView, type DocumentStore } from '@vetsync/machines/educationTab';
import type { RecordedDecision } from '@vetsync/machines/model/world';
import { educationSamples, samplePrograms } from '@vetsync/samples/education';
import { accountSamples } from '../../../app/platform/accountSamples.ts';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

const accountEducation = await accountSamples.education();
const programOf = (id: string) => {
  const found = samplePrograms.find((program) => program.id === id);
  if (!found) throw new Error(id);
  return found;
};
// The samples have applications to neither.
const [first, second] = [programOf('elm-fork'), programOf('caprock')];
const base = '/demo/platform/education';
const applyTo = ({ id }: { id: string }) => `${base}?open=apply&program=${id}`;
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
  let at = Date.parse('2026-03-04T05:06:07Z');
  const now = () => at;
  const logic = createEducationTab(store.fetch);
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
    application: () => children().application!,
    dialog: () => applicationDialogView(children().application!.getSnapshot()),
    portal: () => children().portal!,
    portalView: () => commonApplicationView(children().portal!.getSnapshot()),
  };
}

type Opened = ReturnType<typeof opened>;

function submitApplication({ application, pass }: Opened) {
  application().send({ type: 'form.submit' });
  for (let step = 0; step < 40; step += 1) pass(applicationProgressMs);
}

/** Chooses a program and waits, so that its submission is not taken for a double click. */
function choose({ portal, pass }: Opened, { id }: { id: string }) {
  portal().send({ type: 'program.toggle', programId: id });
  portal().send({ type: 'step.next' });
  pass(1_000);
}

function submitPortal({ portal, pass }: Opened) {
  portal().send({ type: 'form.submit' });
  for (let step = 0; step < 10; step += 1) pass(portalProgressMs);
  pass(portalCloseMs);
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
    expect(opened('/demo/education-recon').isStandalone()).toBe(true);
    expect(opened(base).isStandalone()).toBe(false);
  });

  test("shows an account's platform nothing that is invented", () => {
    const { view } = opened(base, undefined, accountEducation);
    expect([view().resultCount, view().giBill, view().applications, view().deadlines]).toEqual([
      0,
      null,
      [],
      [],
    ]);
  });

  test('shows an application as soon as it is in the world', () => {
    const { view, learn } = opened(base, undefined, accountEducation);
    learn(worldAfter([{ type: 'college.submit', application: college('C1') }]));
    expect(view().applications.map(({ id }) => id)).toEqual(['C1']);
  });
});

describe('requests to the page', () => {
  test('a search changes the query without a history entry', () => {
    const { education, emitted } = opened(base);
    education().send({ type: 'filter.change', filter: 'q', value: 'master' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { q: 'master' }, replace: true }]);
  });

  test('details open over the page and close', () => {
    const { education, emitted } = opened(base);
    education().send({ type: 'program.details', programId: first.id });
    education().send({ type: 'dialog.close' });
    expect(emitted).toEqual([
      { type: 'page.setOverlay', open: 'details', changes: { program: first.id } },
      { type: 'page.setOverlay', open: null, changes: { program: null } },
    ]);
  });

  test('saving a program and a deadline reach the world and the calendar', () => {
    const { education, view, emitted } = opened(base);
    education().send({ type: 'program.save', programId: first.id });
    education().send({ type: 'deadline.save', deadlineId: view().deadlines[0]!.id });
    expect(emitted).toMatchObject([
      { type: 'world.dispatch', command: { type: 'program.save' } },
      { type: 'page.saveCalendar' },
    ]);
  });
});

describe('the application for one program', () => {
  test('follows the URL from one program to another and back', () => {
    const { dialog, visit } = opened(applyTo(first));
    expect(dialog()).toMatchObject({ state: 'editing', organization: first.name });
    visit(applyTo(second));
    expect(dialog()).toMatchObject({ state: 'editing', organization: second.name });
    visit(base);
    expect(dialog().state).toBe('closed');
    visit(`${base}?open=apply&program=none`);
    expect(dialog().state).toBe('closed');
  });

  test('is submitted in the name of the displayed person, and closes', () => {
    const tab = opened(applyTo(first));
    tab.rename('Renee Ortiz');
    submitApplication(tab);
    expect(tab.emitted).toContainEqual({
      type: 'world.dispatch',
      command: expect.objectContaining({
        type: 'college.submit',
        application: expect.objectContaining({ university: first.name, veteranName: 'Renee Ortiz' }),
      }),
    });
    expect(tab.emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { program: null } });
  });

  test('leaves the URL alone when the person went back in the meantime', () => {
    const tab = opened(applyTo(first));
    tab.application().send({ type: 'form.submit' });
    tab.visit(portalHref);
    submitApplication(tab);
    expect(tab.dialog().state).toBe('closed');
    expect(tab.portalView().state).toBe('universities');
    expect(tab.emitted.some(({ type }) => type === 'page.setOverlay')).toBe(false);
  });

  test('restores a draft that was not sent', () => {
    const { application, storage } = opened(applyTo(first));
    application().send({ type: 'text.change', field: 'academicGoals', value: 'Lead a team.' });
    const again = opened(applyTo(first), storage).dialog();
    expect([again.restored, again.draft.text.academicGoals]).toEqual([true, 'Lead a team.']);
  });
});

describe('the Common Application Portal', () => {
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

  test('leaves the URL alone when the person went back in the meantime', () => {
    const tab = opened(portalHref);
    choose(tab, second);
    tab.portal().send({ type: 'form.submit' });
    tab.visit(applyTo(first));
    submitPortal(tab);
    expect(tab.portalView().state).toBe('closed');
    expect(tab.dialog().state).toBe('editing');
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
  const href = `${base}/application/C1?role=user`;

  test('shows that application, and where to find it', () => {
    const { dialog, learn, visit } = opened(base);
    learn(world);
    visit(applyTo(first));
    expect(dialog()).toMatchObject({ state: 'refused', currentApplication: { id: 'C1', href } });
    visit(applyTo(second));
    expect(dialog().state).toBe('editing');
  });

  test('ends the form when it happens in another tab', () => {
    const { dialog, learn } = opened(applyTo(first));
    learn(world);
    expect(dialog().state).toBe('refused');
  });

  test("counts the samples, with the world's decisions on them", () => {
    const state = programOf('state');
    const { dialog, learn, portalView } = opened(applyTo(state));
    const applied = () => portalView().universities.filter(({ hasApplied }) => hasApplied);
    expect([dialog().state, applied().map(({ id }) => id)]).toEqual([
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
