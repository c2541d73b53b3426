import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { Query } from '../../model/text/query.ts';
import { reviewStep, shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { reviewTabs } from './review.ts';
import type { ReviewTab } from './review.ts';

/** Where somebody is in a review, from the URL: `{tab}/application/{id}?review={tab of the dialog}`. */
export interface ReviewRoute {
  /** Null: no review is open. */
  applicationId: string | null;
  tab: ReviewTab;
}

/** Parses the path segments after the tab, and its query. */
export function parseReviewRoute(
  kind: ApplicationKind,
  detail: readonly string[],
  query: Query,
): ReviewRoute {
  const [step, id, ...more] = detail;
  const isOpen = step === reviewStep && id !== undefined && more.length === 0;
  const tabs: readonly ReviewTab[] = reviewTabs[kind];
  const tab = tabs.find((item) => item === query['review']) ?? reviewTabs[kind][0];
  return { applicationId: isOpen ? id : null, tab };
}

/** The address of a review over the table of `tab`, or of that table alone; filters in `query` stay. */
export function reviewHref(at: ShellTarget, { applicationId, tab }: ReviewRoute): string {
  const { review: _review, ...filters } = at.query ?? {};
  if (applicationId === null) return shellHref({ ...at, detail: [], query: filters });
  const query = tab === 'overview' ? filters : { ...filters, review: tab };
  return shellHref({ ...at, detail: [reviewStep, applicationId], query });
}
