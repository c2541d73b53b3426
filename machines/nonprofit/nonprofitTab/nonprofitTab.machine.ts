import { tabChild } from '../../shell/platform/tabChild.ts';
import type { RouteChanged } from '../../kit/index.ts';
import type { World } from '../../model/world/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import { createPortalTab } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import { nonprofitMachine } from '../nonprofit/index.ts';
import {
  participantRows,
  participantsOf,
  participantTable,
  parseNonprofitRoute,
  requestRows,
  requestTable,
  supportRequests,
} from '../model/index.ts';
import type { NonprofitRecords } from '../model/index.ts';

const child = tabChild<PortalTabContext<NonprofitRecords>>();

/** Everybody in a program, including whoever was just approved. */
const allParticipants = ({ participants, queue }: NonprofitRecords, world: World) =>
  participantsOf(participants, queue, world);

const nonprofitRoute = ({ tab, route: { detail } }: RouteChanged) => parseNonprofitRoute(tab ?? '', detail);

const page = child(nonprofitMachine)({
  input: ({ records, world, route, reader, now }) => ({
    nonprofit: records,
    world,
    route: nonprofitRoute(route),
    at: portalAddressOf(route),
    reader,
    now,
  }),
  notify: {
    'route.changed': ({ route }) => ({ type: 'location.changed', route: nonprofitRoute(route) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: {
    'program.closed': (_, { route }) => ({
      type: 'page.back',
      to: shellHref({ ...portalAddressOf(route), tab: 'programs' }),
    }),
  },
});

/**
 * The nonprofit's programs, participants or services. Whoever is approved in the queue, here or in another browser tab, becomes
 * a participant at once, on the page and in its table.
 */
export const nonprofitTab = createPortalTab({
  id: 'nonprofitTab',
  page,
  tables: {
    participants: {
      table: participantTable,
      rowsOf: (records, world) => participantRows(allParticipants(records, world)),
    },
    services: {
      table: requestTable,
      rowsOf: (records, world, now) => requestRows(supportRequests(allParticipants(records, world), now)),
    },
  },
});
