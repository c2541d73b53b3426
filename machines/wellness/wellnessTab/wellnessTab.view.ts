import type { SnapshotFrom } from 'xstate';
import type { Readiness, WellnessLinks, WellnessRoute } from '../model/index.ts';
import { hasOwnProviders, wellnessRouteOf } from './wellnessTab.machine.ts';
import type { wellnessTab } from './wellnessTab.machine.ts';

export interface WellnessTabView {
  route: WellnessRoute;
  /** Everything is on one page: the demo's own screen of wellness and claims. */
  isStandalone: boolean;
  /** Visits are noted with doctors of the person's own list. */
  isOwn: boolean;
  links: WellnessLinks;
  /** Null: nothing is known of it. */
  readiness: Readiness | null;
}

export const wellnessTabView = ({ context }: SnapshotFrom<typeof wellnessTab>): WellnessTabView => ({
  route: wellnessRouteOf(context),
  isStandalone: context.route.route.screen === 'demoWellnessClaims',
  isOwn: hasOwnProviders(context),
  links: context.links,
  readiness: context.samples.readiness,
});
