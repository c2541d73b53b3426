import type { PortalSamples } from '../../portal/model/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabHolder.events.ts';
import type { ReviewSource } from '../model/index.ts';
import { reviewOverlay } from './reviewOverlay.machine.ts';

/** A tab with a list of applications. */
interface ReviewTab extends TabInput<PortalSamples<unknown>> {
  /** Ids of the displayed applications in their order. */
  order: readonly string[];
}

/** The review dialog as a child of a tab. It continues with the next application in the order of the tab's list. */
export const reviewChild = <Tab extends ReviewTab>(sourceOf: (tab: Tab) => ReviewSource) =>
  tabChild<Tab>()(reviewOverlay)({
    input: (tab) => ({ ...tab, source: sourceOf(tab), filterWorld: tab.samples.filterWorld }),
    notify: {
      'route.changed': ({ route }) => route,
      'context.changed': ({ order }, before) =>
        order === before.order ? null : { type: 'order.changed', order },
    },
    requests: {},
  });
