import { describe, expect, test } from 'vitest';
import { setup, SimulatedClock } from 'xstate';
import * as applicationDialog from '@vetsync/machines/applicationDialog';
import { applicationProgressMs } from '@vetsync/machines/applications/model';
import { marketplaceView } from '@vetsync/machines/marketplace';
import { createMarketplaceTab, type MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import type { RouteChanged } from '@vetsync/machines/kit';
import type { TabEmitted, TabInput } from '@vetsync/machines/platform';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { marketplaceSamples, sampleOrganizations } from '@vetsync/samples/marketplace';
import { organizationDetailView } from '@vetsync/machines/organizationDetail';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const { applicationDialogView } = applicationDialog;
const marketplaceTab = createMarketplaceTab(async () => applicationDialog);
const [organization] = sampleOrganizations(now());
if (!organization) throw new Error('no sample');
const [program] = organization.programs;
if (!program) throw new Error('no program');

function opened(href: string, world: World = emptyWorld, stored?: Map<string, string>) {
  const clock = new SimulatedClock();
  const { tab, emitted, visit, learn, storage } = openTab(
    marketplaceTab,
    { samples: marketplaceSamples, href, world, now, clock },
    stored,
  );
  const children = () => tab.getSnapshot().children;
  return {
    emitted,
    visit,
    learn,
    clock,
    storage,
    rename: (name: string) =>
      tab.send({ type: 'person.changed', person: { ...sampleProfileOf('user'), name } }),
    application: () => children().application!,
    dialog: () => {
      const { dialog } = children().application!.getSnapshot().context;
      return dialog ? applicationDialogView(dialog.getSnapshot()) : undefined;
    },
    page: () => tab.getSnapshot().value,
    list: () => children().list!,
    organization: () => children().organization!,
    detail: () => organizationDetailView(children().organization!.getSnapshot()),
  };
}

const applied = (id: string): World => ({
  ...emptyWorld,
  nonprofitApplications: [
    {
      id,
      submitDate: '2026-03-01T00:00:00Z',
      veteranId: 'demo-veteran',
      veteranName: 'Marcus Delaney',
      veteranImage: '',
      veteranBranch: 'Army',
      veteranRank: 'Captain',
      program: program.name,
      organization: organization.name,
      needsAssessment: [],
      currentStatus: '',
      message: '',
      status: 'enrolled',
      progress: 0,
    },
  ],
});

describe('the URL', () => {
  test('leads from the list to an organization and back; each starts over', () => {
    const { page, visit, list, detail } = opened('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
    const before = list();
    expect(marketplaceView(before.getSnapshot()).filters.q).toBe('housing');
    visit(`/demo/organization/${organization.id}?q=housing`);
    expect([page(), detail().organization?.id]).toEqual(['organization', organization.id]);
    expect(before.getSnapshot().status).toBe('stopped');
    visit('/demo/mission-marketplace?q=housing');
    expect(page()).toBe('list');
  });

  test('with another search changes the same list', () => {
    const { visit, list } = opened('/demo/mission-marketplace');
    const before = list();
    visit('/demo/mission-marketplace?q=housing');
    expect(list()).toBe(before);
    expect(marketplaceView(list().getSnapshot()).filters.q).toBe('housing');
  });
});

describe('requests to the page', () => {
  test('a search changes the query without a history entry', () => {
    const { list, emitted } = opened('/demo/mission-marketplace');
    list().send({ type: 'filter.change', filter: 'q', value: 'housing' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { q: 'housing' }, replace: true }]);
  });

  test('an application for a program opens in a dialog', () => {
    const { organization: child, emitted } = opened(`/demo/organization/${organization.id}`);
    child().send({ type: 'program.apply', programId: program.id });
    expect(emitted).toEqual([{ type: 'page.setOverlay', open: 'apply', changes: { program: program.id } }]);
  });
});

describe('the application for a program', () => {
  const at = `/demo/organization/${organization.id}`;
  const applyHref = `${at}?open=apply&program=${program.id}`;

  test('loads its code when it is first opened, and then follows the URL', async () => {
    const { visit, application, dialog } = opened(at);
    await settle();
    expect(application().getSnapshot().value).toBe('idle');
    visit(applyHref);
    expect(dialog()).toBeUndefined();
    await settle();
    expect(dialog()).toMatchObject({ state: 'editing', subject: program.name });
    visit(at);
    expect(dialog()?.state).toBe('closed');
    visit(applyHref);
    expect(dialog()?.state).toBe('editing');
  });

  test('does not open if the person went back while its code was loading', async () => {
    const { visit, dialog } = opened(applyHref);
    visit(at);
    await settle();
    expect(dialog()?.state).toBe('closed');
  });

  test('is submitted in the name of the displayed person, also if they changed while its code was loading', async () => {
    for (const isLoaded of [false, true]) {
      const { rename, application, clock, emitted } = opened(applyHref);
      if (isLoaded) await settle();
      rename('Renee Ortiz');
      await settle();
      application().getSnapshot().context.dialog!.send({ type: 'form.submit' });
      for (let step = 0; step < 40; step += 1) clock.increment(applicationProgressMs);
      expect(emitted).toContainEqual({
        type: 'world.dispatch',
        command: expect.objectContaining({
          type: 'nonprofit.submit',
          application: expect.objectContaining({ program: program.name, veteranName: 'Renee Ortiz' }),
        }),
      });
      expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { program: null } });
    }
  });

  test('restores a draft that was not sent', async () => {
    const { application, storage } = opened(applyHref);
    await settle();
    application()
      .getSnapshot()
      .context.dialog!.send({ type: 'text.change', field: 'situation', value: 'Between homes.' });
    const again = opened(applyHref, emptyWorld, storage);
    await settle();
    expect(again.dialog()).toMatchObject({
      restored: true,
      draft: { text: { situation: 'Between homes.' } },
    });
  });

  test('does not open if one was already sent, which the page shows', async () => {
    const { application, visit, detail } = opened(applyHref, applied('N1'));
    await settle();
    visit(at);
    visit(applyHref);
    expect(application().getSnapshot().value).toBe('idle');
    expect(detail().programs[0]).toMatchObject({ application: { id: 'N1' }, canApply: false });
  });

  test('ends when one is sent in another tab, before and after its code is loaded', async () => {
    const loading = opened(applyHref);
    loading.learn(applied('N1'));
    await settle();
    expect(loading.dialog()).toMatchObject({ state: 'refused', currentApplication: { id: 'N1' } });
    const writing = opened(applyHref);
    await settle();
    writing.learn(applied('N1'));
    expect(writing.dialog()?.state).toBe('refused');
  });

  test('fails the tab if its code cannot be loaded', async () => {
    const failing = createMarketplaceTab(async () => Promise.reject(new Error('offline')));
    const supervised = setup({
      types: {
        context: {} as TabInput<MarketplaceSamples>,
        events: {} as RouteChanged,
        emitted: {} as TabEmitted,
        input: {} as TabInput<MarketplaceSamples>,
      },
      actors: { failing },
    }).createMachine({
      context: ({ input }) => input,
      initial: 'running',
      states: {
        running: { invoke: { src: 'failing', input: ({ context }) => context, onError: 'failed' } },
        failed: {},
      },
    });
    const { tab } = openTab(supervised, { samples: marketplaceSamples, href: applyHref, now });
    expect(tab.getSnapshot().value).toBe('running');
    await settle();
    expect(tab.getSnapshot().value).toBe('failed');
  });
});

test('an application in the world is shown with its program', () => {
  const { detail, learn, organization: child } = opened(`/demo/organization/${organization.id}`);
  const before = child();
  learn(applied('N1'));
  expect(child()).toBe(before);
  expect(child().getSnapshot().context.applications).toHaveLength(1);
  expect(detail().organization?.id).toBe(organization.id);
});
