import type { World } from '@vetsync/machines/model/world';
import type { OpenWork, PortalSamples } from '@vetsync/machines/portal/model';
import type { OverviewServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';

/** Reads what waits in an organization, in a world. What is the same in all worlds is read once. */
export type OpenDemoWork<Records, Samples = unknown> = (opened: {
  samples: PortalSamples<Records> & Samples;
  records: Records;
  world: World;
  now: () => number;
}) => (world: World) => OpenWork;

/** The demo's server for the dashboard of an organization. Its pages have figures of their own. */
export function demoOverview(workIn: (world: World) => OpenWork, options: DemoWorkplaceOptions) {
  const { log, organization, ...workplace } = demoWorkplace(options);
  const read = () => ({ ...workIn(log().world), figures: null });
  const server: OverviewServer = { ...workplace, loadOverview: async () => read() };
  return { server, known: { workspace: { organization, role: 'owner' as const }, read: read() } };
}
