import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { tabChild } from '@vetsync/machines/platform';
import type { TabEmitted, TabInput } from '@vetsync/machines/platform';
import { withEvent } from '@vetsync/machines/kit';
import type { RouteChanged } from '@vetsync/machines/kit';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import { portalTableView } from '@vetsync/machines/portalTable';
import { createPortalTab, type PortalTabContext } from '@vetsync/machines/portalTab';
import {
  applicationRows,
  applicationsOfUniversity,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import { applicationTable } from '../../../stories/Screens/portal/applicationTable.ts';
import { universityPortal } from '@vetsync/samples/university';
import { programRows, programTable } from './programTable.ts';
import { openTab } from '../support/tabInput.ts';
import { college, worldAfter } from '../support/world.ts';

/** Counts the applications and names what the URL opens. Fails on demand. */
const summary = setup({
  types: {
    context: {} as { count: number; open: string },
    events: {} as
      | { type: 'count.changed'; count: number }
      | { type: 'open.changed'; open: string }
      | { type: 'break' },
    input: {} as { count: number; open: string },
  },
  actions: {
    setCount: assign((_, { count }: { count: number }) => ({ count })),
    setOpen: assign((_, { open }: { open: string }) => ({ open })),
    break: () => {
      throw new Error('broken');
    },
  },
}).createMachine({
  context: ({ input }) => input,
  on: {
    'count.changed': { actions: withEvent('setCount') },
    'open.changed': { actions: withEvent('setOpen') },
    break: { actions: 'break' },
  },
});

type Tab = PortalTabContext<UniversitySamples>;
const countOf = ({ records, world }: Tab) => applicationsOfUniversity(records, world).length;
const openOf = ({ route }: Tab) => route.route.detail.join('/');

const portalTab = createPortalTab({
  id: 'portalTab',
  page: tabChild<Tab>()(summary)({
    input: (tab) => ({ count: countOf(tab), open: openOf(tab) }),
    notify: {
      'route.changed': (tab) => ({ type: 'open.changed', open: openOf(tab) }),
      'world.changed': (tab) => ({ type: 'count.changed', count: countOf(tab) }),
    },
    requests: {},
  }),
  tables: {
    applications: {
      table: applicationTable,
      rowsOf: (records, world) =>
        applicationRows(applicationsOfUniversity(records, world), records.organization),
    },
    programs: {
      table: programTable,
      rowsOf: (records, world) => programRows(records, world),
    },
  },
});

const base = '/demo/platform';
const applied = worldAfter([{ type: 'college.submit', application: college('C1') }]);

function opened(href: string, samples: PortalSamples<UniversitySamples> = universityPortal) {
  const { tab, ...rest } = openTab(portalTab, { samples, href, role: 'university' });
  const children = () => tab.getSnapshot().children;
  const table = () => children().table;
  return {
    ...rest,
    children,
    table,
    page: () => children().page?.getSnapshot().context,
    list: () => portalTableView(table()!.getSnapshot()),
  };
}

describe("a portal's tab", () => {
  test('shows the table of the tab that the URL names beside its page', () => {
    expect(opened(`${base}/programs?role=university`).list().title).toBe(programTable.title);
    const { list, page } = opened(`${base}/applications?role=university`);
    expect([list().title, page()?.count]).toEqual([applicationTable.title, list().total]);
  });

  test('has no table where none is listed', () => {
    const { page, table } = opened(`${base}/dashboard?role=university`);
    expect([table(), page()?.open]).toEqual([undefined, '']);
  });

  test('opens a row on the page and in the table, both for the same URL', () => {
    const { list, page, table, emitted, visit, children } = opened(`${base}/applications?role=university`);
    const [row] = list().rows;
    const before = children().table;
    table()?.send({ type: 'row.open', rowId: row!.id });
    const to = `${base}/applications/application/${row!.id}?role=university`;
    expect(emitted).toEqual([{ type: 'page.navigate', to, replace: false }]);
    visit(to);
    expect([page()?.open, list().open?.row?.id]).toEqual([`application/${row!.id}`, row!.id]);
    expect(children().table).toBe(before);
  });

  test('follows the world on the page and in the table', () => {
    const { list, page, learn } = opened(`${base}/applications?role=university`);
    const before = list().total;
    learn(applied);
    expect([page()?.count, list().total]).toEqual([before + 1, before + 1]);
  });

  test('opens no row for an unknown path', () => {
    const { list, page } = opened(`${base}/applications/nowhere/x?role=university`);
    expect([page()?.open, list().open]).toEqual(['nowhere/x', null]);
  });
});

type UniversityInput = TabInput<PortalSamples<UniversitySamples>>;

test("an error of the page ends the portal's tab, and with it the table", () => {
  const supervisor = setup({
    types: {
      context: {} as UniversityInput,
      events: {} as RouteChanged,
      emitted: {} as TabEmitted,
      input: {} as UniversityInput,
      children: {} as { open: 'open' },
    },
    actors: { open: portalTab },
  }).createMachine({
    context: ({ input }) => input,
    initial: 'running',
    states: {
      running: { invoke: { id: 'open', src: 'open', input: ({ context }) => context, onError: 'failed' } },
      failed: {},
    },
  });
  const href = `${base}/programs?role=university`;
  const { tab } = openTab(supervisor, { samples: universityPortal, href, role: 'university' });
  const { page, table } = tab.getSnapshot().children.open?.getSnapshot().children ?? {};
  expect(table?.getSnapshot().status).toBe('active');
  page?.send({ type: 'break' });
  expect([tab.getSnapshot().value, table?.getSnapshot().status]).toEqual(['failed', 'stopped']);
});
