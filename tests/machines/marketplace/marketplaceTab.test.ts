import { describe, expect, test } from 'vitest';
import { setup, SimulatedClock } from 'xstate';
import * as applicationDialog from '@vetsync/machines/applications/applicationDialog';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { createMarketplaceTab, type MarketplaceSamples } from '@vetsync/machines/marketplace/marketplaceTab';
import type { RouteChanged } from '@vetsync/machines/shell/platform';
import type { TabEmitted, TabInput } from '@vetsync/machines/shell/platform';
import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { organizationDetailView } from '@vetsync/machines/marketplace/organizationDetail';
import { organizationSearchView } from '@vetsync/machines/marketplace/organizationSearch';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { marketplaceSamples } from '../../../app/demo/marketplaceSamples.ts';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';

const now = () => Date.parse('2026-03-04T05:06:07Z');
const samples = marketplaceSamples(now());
const { applicationDialogView } = applicationDialog;
const marketplaceTab = createMarketplaceTab(async () => applicationDialog);
const [organization] = sampleOrganizations(now());
if (!organization) throw new Error('no sample');
const [program] = organization.extras.programs;
if (!program) throw new Error('no program');

function opened(href: string, world: World = emptyWorld, stored?: Map<string, string>) {
  const clock = new SimulatedClock();
  const { tab, emitted, visit, learn, storage } = openTab(
    marketplaceTab,
    { samples, href, world, now, clock },
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
    search: () => children().search!,
    searchView: () => listingSearchView(children().search!.getSnapshot()),
    list: () => children().organizations!,
    listView: () => organizationSearchView(children().organizations!.getSnapshot()),
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
  test('leads from the list to an organization and back; each starts over', async () => {
    const { page, visit, list, listView, detail, searchView } = opened('/mission-marketplace?q=housing');
    expect(page()).toBe('organizations');
    const before = list();
    expect(listView().filters.q).toBe('housing');
    visit('/platform/marketplace/organization/3?q=housing');
    await settle();
    expect([page(), detail().organization?.id]).toEqual(['organization', '3']);
    expect(detail().marketplaceHref).toBe('/platform/marketplace?q=housing');
    expect(searchView().found.map(({ listing }) => listing.id)).toEqual([
      '3-housing',
      '3-transition',
      '3-family',
    ]);
    expect(searchView().found[0]?.href).toBe('?q=housing&open=details&listing=3-housing');
    expect(searchView().hasFilters).toBe(false);
    expect(before.getSnapshot().status).toBe('stopped');
    visit('/mission-marketplace?q=housing');
    expect(page()).toBe('organizations');
  });

  test('with another search changes the same list', () => {
    const { visit, list, listView } = opened('/mission-marketplace');
    const before = list();
    visit('/mission-marketplace?q=housing');
    expect(list()).toBe(before);
    expect(listView().filters.q).toBe('housing');
  });

  test('names what is listed, if the tab opens with the other list', () => {
    const { page, visit } = opened('/platform/marketplace?show=listings&kind=job');
    expect(page()).toBe('listings');
    visit('/platform/marketplace/elsewhere');
    expect(page()).toBe('unknown');
  });
});

describe('requests to the page', () => {
  test('a search changes the query without a history entry', () => {
    const { list, emitted } = opened('/mission-marketplace');
    list().send({ type: 'search.change', q: 'housing' });
    expect(emitted).toMatchObject([{ type: 'page.setQuery', changes: { q: 'housing' }, replace: true }]);
  });

  test('organizations and listings take turns; neither keeps the filters of the other', async () => {
    const { list, search, emitted, visit, searchView } = opened(
      '/platform/marketplace?q=gi%20bill&category=education',
    );
    list().send({ type: 'kind.choose', kind: 'degree' });
    expect(emitted.at(-1)).toMatchObject({
      changes: { q: null, category: null, kind: 'degree', show: 'listings' },
    });
    visit('/platform/marketplace?show=listings&kind=degree');
    await settle();
    expect(searchView().found.every(({ listing }) => listing.kind === 'degree')).toBe(true);
    search().send({ type: 'organizations.open' });
    expect(emitted.at(-1)).toMatchObject({ changes: { q: null, kind: null, show: null, compare: null } });
  });

  test('an application for a program opens in a dialog', () => {
    const { search, emitted } = opened(`/platform/marketplace/organization/${organization.id}`);
    search().send({ type: 'listing.apply', id: program.id });
    expect(emitted).toEqual([{ type: 'page.setOverlay', open: 'apply', changes: { listing: program.id } }]);
  });
});

describe('the application for a program', () => {
  const at = `/platform/marketplace/organization/${organization.id}`;
  const applyHref = `${at}?open=apply&listing=${program.id}`;

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
    expect(dialog()?.state ?? 'closed').toBe('closed');
  });

  test('is submitted in the name of the displayed person, also if they changed while its code was loading', async () => {
    for (const isLoaded of [false, true]) {
      const { rename, application, clock, emitted } = opened(applyHref);
      if (isLoaded) await settle();
      rename('Renee Ortiz');
      await settle();
      application().getSnapshot().context.dialog!.send({ type: 'form.submit' });
      for (let step = 0; step < 40; step += 1) clock.increment(200);
      expect(emitted).toContainEqual({
        type: 'world.dispatch',
        command: expect.objectContaining({
          type: 'nonprofit.submit',
          application: expect.objectContaining({ program: program.name, veteranName: 'Renee Ortiz' }),
        }),
      });
      expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: { listing: null } });
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
    const { application, visit, searchView } = opened(applyHref, applied('N1'));
    await settle();
    visit(at);
    visit(applyHref);
    expect(application().getSnapshot().value).toBe('idle');
    await settle();
    expect(searchView().found[0]).toMatchObject({ application: { id: 'N1' }, canApply: false });
  });

  test('ends when one is sent in another tab, or stays closed if that was before the program was read', async () => {
    const loading = opened(applyHref);
    loading.learn(applied('N1'));
    await settle();
    expect(loading.dialog()).toBeUndefined();
    const writing = opened(applyHref);
    await settle();
    writing.learn(applied('N1'));
    expect(writing.dialog()).toMatchObject({ state: 'refused', currentApplication: { id: 'N1' } });
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
    const { tab } = openTab(supervised, { samples, href: applyHref, now });
    expect(tab.getSnapshot().value).toBe('running');
    await settle();
    expect(tab.getSnapshot().value).toBe('failed');
  });
});

test('an application in the world is shown with its program', async () => {
  const { searchView, learn, search } = opened(`/platform/marketplace/organization/${organization.id}`);
  await settle();
  const before = search();
  expect(searchView().found.every(({ canApply }) => canApply)).toBe(true);
  learn(applied('N1'));
  expect(search()).toBe(before);
  expect(searchView().found[0]).toMatchObject({ application: { id: 'N1' }, canApply: false });
});
