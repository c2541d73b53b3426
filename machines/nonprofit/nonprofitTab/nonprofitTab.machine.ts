import { tabChild } from '../../shell/platform/tabChild.ts';
import type { RouteChanged } from '../../kit/index.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import { portalTabContext } from '../../portal/portalTab/index.ts';
import type { PortalTabContext } from '../../portal/portalTab/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { nonprofitMachine } from '../nonprofit/index.ts';
import { parseProgramsRoute } from '../model/index.ts';
import type { NonprofitRecords } from '../model/index.ts';

const child = tabChild<PortalTabContext<NonprofitRecords>>();

const programsRoute = ({ route: { detail } }: RouteChanged) => parseProgramsRoute(detail);

const page = child(nonprofitMachine)({
  input: ({ records, world, route, reader, now }) => ({
    nonprofit: records,
    world,
    route: programsRoute(route),
    at: portalAddressOf(route),
    reader,
    now,
  }),
  notify: {
    'route.changed': ({ route }) => ({ type: 'location.changed', route: programsRoute(route) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: {
    'program.closed': (_, { route }) => ({
      type: 'page.back',
      to: shellHref({ ...portalAddressOf(route), tab: 'programs' }),
    }),
  },
});

/** The nonprofit's programs. Whoever is approved in the queue, here or in another browser tab, takes a seat at once. */
export const nonprofitTab = createTab({
  id: 'nonprofitTab',
  context: portalTabContext<NonprofitRecords>,
  children: { page },
  pages: { programs: {} },
  pageOf: () => 'programs',
});
