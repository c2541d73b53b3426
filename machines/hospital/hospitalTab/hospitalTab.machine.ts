import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { portalAt, tableOf } from '../../portal/model/index.ts';
import type { PortalSamples, TableSamples } from '../../portal/model/index.ts';
import { portalTableTab } from '../../portal/portalTableTab/index.ts';
import type { PortalTableTabParentEvent } from '../../portal/portalTableTab/index.ts';
import type { TabValue } from '../../shell/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { mergeAppointments } from '../../wellness/model/index.ts';
import { hospitalMachine } from '../hospital/index.ts';
import type { HospitalEmitted, HospitalParentEvent } from '../hospital/index.ts';
import {
  patientRows,
  patientTable,
  providerRows,
  providerTable,
  readHospitalRoute,
  visitRows,
  visitTable,
} from '../model/index.ts';
import type { Hospital } from '../model/index.ts';

type HospitalTabInput = TabInput<PortalSamples<Hospital>>;
type Records = Pick<PortalSamples<Hospital>, 'records' | 'filterWorld'>;

/** What the tabs with a table list. */
const tables: Partial<Record<TabValue, (records: Records) => TableSamples>> = {
  patients: (records) => tableOf(records, patientTable, ({ patients }) => patientRows(patients)),
  appointments: (records) =>
    tableOf(records, visitTable, ({ visits }, { appointments }) =>
      visitRows(mergeAppointments(visits, appointments)),
    ),
  network: (records) => tableOf(records, providerTable, ({ providers }) => providerRows(providers)),
};

interface HospitalTabContext extends HospitalTabInput {
  records: Hospital;
  /** The tab's table; null if the tab shows figures only. */
  table: TableSamples | null;
}

function newContext(input: HospitalTabInput): HospitalTabContext {
  const { samples, route, now } = input;
  const records = samples.records(now());
  const tableWith = route.tab === null ? undefined : tables[route.tab];
  const table = tableWith?.({ records: () => records, filterWorld: samples.filterWorld }) ?? null;
  return { ...input, records, table };
}

const hospitalRoute = ({ tab, route: { detail, query } }: RouteChanged) =>
  readHospitalRoute(tab ?? '', detail, query);

/**
 * A tab of the hospital's portal. Its page knows what the URL opens over the table, and the table shows which row that is, so
 * both follow the route and the world.
 */
const machine = setup({
  types: {
    context: {} as HospitalTabContext,
    events: {} as RouteChanged | WorldChanged | HospitalEmitted | TabEmitted,
    emitted: {} as TabEmitted,
    input: {} as HospitalTabInput,
    children: {} as { page: 'page'; table: 'table' },
  },
  actors: { worldChanges, page: relayed(hospitalMachine), table: portalTableTab },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyPage: sendTo('page', (_, route: RouteChanged): HospitalParentEvent => ({
      type: 'location.changed',
      route: hospitalRoute(route),
    })),
    notifyTable: sendTo('table', (_, event: RouteChanged): PortalTableTabParentEvent => event),
    notifyVisits: sendTo('page', ({ context }, { world }: WorldChanged): HospitalParentEvent => ({
      type: 'visits.changed',
      visits: context.samples.filterWorld(world).appointments,
    })),
    askForOrder: emit((_, { order }: HospitalEmitted): TabEmitted => ({
      type: 'page.setQuery',
      changes: { order },
      replace: true,
    })),
    forward: emit((_, event: TabEmitted) => event),
  },
  guards: { hasTable: ({ context }) => context.table !== null },
}).createMachine({
  id: 'hospitalTab',
  type: 'parallel',
  context: ({ input }) => newContext(input),
  invoke: { src: 'worldChanges' },
  on: {
    'page.*': { actions: withEvent('forward') },
    'world.dispatch': { actions: withEvent('forward') },
  },
  states: {
    page: {
      invoke: {
        id: 'page',
        src: 'page',
        input: ({ context: { records, samples, world, route, reader, now } }) => ({
          hospital: records,
          visits: samples.filterWorld(world).appointments,
          route: hospitalRoute(route),
          at: portalAt(route),
          reader,
          now,
        }),
      },
      on: {
        'route.changed': { actions: [withEvent('setRoute'), withEvent('notifyPage')] },
        'world.changed': { actions: [withEvent('setWorld'), withEvent('notifyVisits')] },
        'order.changed': { actions: withEvent('askForOrder') },
      },
    },
    table: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasTable', target: 'shown' }, { target: 'none' }] },
        none: {},
        shown: {
          invoke: {
            id: 'table',
            src: 'table',
            input: ({ context: { table, ...context } }) => ({ ...context, samples: table! }),
          },
          on: { 'route.changed': { actions: withEvent('notifyTable') } },
        },
      },
    },
  },
});

export const hospitalTab = relayed(machine);
