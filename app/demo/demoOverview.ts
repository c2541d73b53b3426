import type { World } from '@vetsync/machines/model/world';
import type { Overview } from '@vetsync/machines/exchange/model';
import type { OpenWork } from '@vetsync/machines/portal/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { OverviewServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';

/** What waits in an organization, and what its dashboard shows besides. */
type DemoWork = OpenWork & Partial<Pick<Overview, 'stats' | 'cards'>>;

/** Reads it in a world. What is the same in all worlds is read once. */
export type OpenDemoWork<Records, Samples = unknown> = (opened: {
  samples: PortalSamples<Records> & Samples;
  records: Records;
  world: World;
  /** Id of the world's epoch. */
  epoch: string;
  now: () => number;
}) => (world: World) => DemoWork;

/** The demo's server for the dashboard of an organization. Its pages have figures of their own. */
export function demoOverview(workIn: (world: World) => DemoWork, options: DemoWorkplaceOptions) {
  const { log, organization, ...workplace } = demoWorkplace(options);
  const read = () => ({ figures: null, cards: null, ...workIn(log().world) });
  const server: OverviewServer = { ...workplace, loadOverview: async () => read() };
  return { server, known: { workspace: { organization, role: 'owner' as const }, read: read() } };
}
