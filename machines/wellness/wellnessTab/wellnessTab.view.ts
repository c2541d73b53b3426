import type { SnapshotFrom } from 'xstate';
import { askedReferrals } from '../../model/exchange/ownTarget.ts';
import type { AskedReferral } from '../../model/exchange/ownTarget.ts';
import { writeToHref } from '../../exchange/model/inboxRoute.ts';
import type { PersonCase } from '../../model/cases/personCases.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { ownBookings, wellnessHref } from '../model/index.ts';
import type { Readiness, WellnessLinks, WellnessRoute } from '../model/index.ts';
import { hasOwnProviders, wellnessRouteOf } from './wellnessTab.machine.ts';
import type { wellnessTab } from './wellnessTab.machine.ts';

export interface WellnessTabView {
  route: WellnessRoute;
  /** Everything is on one page: the demo's own screen of wellness and claims. */
  isStandalone: boolean;
  /** Visits are noted with doctors of the person's own list. */
  hasOwnProviders: boolean;
  links: WellnessLinks;
  /** Null: nothing is known of it. */
  readiness: Readiness | null;
  /** What those who look after the person share, and where to write to them; null where people have no messages. */
  care: readonly { taken: PersonCase; messageHref: string | null }[];
  /** The visits that the person has booked. */
  bookings: ReturnType<typeof ownBookings>;
  /** What organizations ask before they refer the person, and where all of it is. */
  referrals: { asked: readonly AskedReferral[]; href: string };
  intl: IntlConfig;
}

export const wellnessTabView = ({ context }: SnapshotFrom<typeof wellnessTab>): WellnessTabView => ({
  route: wellnessRouteOf(context),
  isStandalone: context.route.route.screen === 'demoWellnessClaims',
  hasOwnProviders: hasOwnProviders(context),
  links: context.links,
  readiness: context.samples.readiness,
  care: context.world.cases.flatMap((taken) =>
    taken.kind === 'patient' ? { taken, messageHref: writeToHref(context.at, taken.organizationId) } : [],
  ),
  bookings: ownBookings(
    context.world.bookings.filter(({ kind }) => kind === 'appointment'),
    context.at,
    context.now(),
  ),
  referrals: {
    asked: askedReferrals(context.world, context.now()),
    href: wellnessHref(context.at, 'referrals'),
  },
  intl: { ...context.intl, now: context.now() },
});
