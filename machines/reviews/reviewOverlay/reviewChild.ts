import type { SnapshotFrom } from 'xstate';
import { isEqual } from '../../model/isEqual.ts';
import { portalAddressOf } from '../../portal/model/index.ts';
import type { PortalSamples } from '../../portal/model/index.ts';
import type { portalTableMachine } from '../../portal/portalTable/index.ts';
import { listChild, portalTabContext } from '../../portal/portalTab/index.ts';
import type { PortalList, PortalTabContext } from '../../portal/portalTab/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { store } from '../../shell/platform/tabRequests.ts';
import { parseDrafts } from '../decision/draft.ts';
import { parseReviewRoute, reviewHref } from '../model/index.ts';
import type { ReviewRoute, ReviewSource } from '../model/index.ts';
import { reviewDialogMachine } from '../reviewDialog/index.ts';

/** A tab with a list of applications that are reviewed. */
export interface ReviewTabContext<Records> extends PortalTabContext<Records> {
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

export const reviewTabContext = <Records>(
  input: TabInput<PortalSamples<Records>>,
): ReviewTabContext<Records> => ({ ...portalTabContext(input), order: [] });

/** Sets the order in which a review goes through the list. */
export const setOrder = ({ order }: Pick<ReviewTabContext<unknown>, 'order'>, ids: readonly string[]) =>
  isEqual(ids, order) ? {} : { order: ids };

/** A list whose order reviews follow. */
export const reviewedList = <Records>(list: PortalList<Records>) => ({
  ...listChild(list),
  select: ({ context: { shown } }: SnapshotFrom<typeof portalTableMachine>, tab: ReviewTabContext<Records>) =>
    setOrder(
      tab,
      shown.map(({ id }) => id),
    ),
});

const draftsKey = { name: 'review_drafts', kind: 'session' } as const;

/**
 * The review dialog as a child of a tab, for the application that the URL names. It lives as long as the tab, so that what is
 * written survives closing the dialog.
 */
export function reviewChild<Records>(sourceOf: (records: Records) => ReviewSource) {
  const routeOf = ({ records, route: { route } }: ReviewTabContext<Records>): ReviewRoute =>
    parseReviewRoute(sourceOf(records).kind, route.detail, route.query);
  /** URL of a review over the same tab, which keeps its filters. */
  const hrefOf = ({ route: at }: ReviewTabContext<Records>, route: ReviewRoute): string =>
    reviewHref({ ...portalAddressOf(at), tab: at.tab ?? 'dashboard', query: at.route.query }, route);
  return tabChild<ReviewTabContext<Records>>()(reviewDialogMachine)({
    input: (tab) => {
      const { records, order, world, route, stored, reader, write, now, random } = tab;
      return {
        source: sourceOf(records),
        route: routeOf(tab),
        order,
        world,
        at: portalAddressOf(route),
        drafts: parseDrafts(stored(draftsKey.name, draftsKey.kind)),
        reader,
        write,
        now,
        random,
      };
    },
    notify: {
      'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
      'world.changed': ({ world }) => ({ type: 'world.changed', world }),
      'context.changed': ({ order }, before) =>
        order === before.order ? null : { type: 'order.changed', order },
    },
    requests: {
      'review.go': ({ route }, tab) => ({ type: 'page.navigate', to: hrefOf(tab, route), replace: true }),
      // Not if the person has gone back in the meantime.
      'review.closed': ({ applicationId }, tab) => {
        const route = routeOf(tab);
        if (route.applicationId !== applicationId) return null;
        return { type: 'page.back', to: hrefOf(tab, { ...route, applicationId: null }) };
      },
      'drafts.changed': ({ drafts }) => store(draftsKey, drafts),
    },
  });
}
