import { isEqual } from '../../model/isEqual.ts';
import {
  cleanViewName,
  standardTableSettings,
  viewNameMax,
  viewNamed,
  viewsMax,
} from '../../portal/model/index.ts';
import type { SavedView } from '../../portal/model/index.ts';
import type { ApplicationStatus } from '../../model/exchange/decideApplication.ts';
import {
  applicationFiltersIn,
  applicationQuery,
  applicationsHref,
  readingOf,
  statusesIn,
} from '../model/index.ts';
import type { ApplicationFilters } from '../model/index.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';

type Viewed = Pick<
  ReceivedApplicationsContext,
  'settings' | 'workspace' | 'filters' | 'viewName' | 'slug' | 'listing'
>;
type Keyed = Pick<Viewed, 'workspace' | 'listing'>;

/** A view to go to: the applications that stand somewhere, all of them, or what somebody has saved. */
export interface ApplicationViewLink {
  /** Of a saved view, which can be removed. */
  savedId: string | null;
  /** Null: all. A name of the person's own, if it is saved. */
  status: ApplicationStatus | null;
  name: string | null;
  filters: ApplicationFilters;
  href: string;
  isCurrent: boolean;
}

const keyOf = ({ listing, workspace }: Keyed) => listing?.id ?? workspace?.organization.id ?? '';
/** The saved views of this organization. */
export const viewsOf = (context: Keyed & Pick<Viewed, 'settings'>): readonly SavedView[] =>
  context.settings?.views[keyOf(context)] ?? [];
/** The settings with other views of this organization. */
export const withViews = (context: Viewed, views: readonly SavedView[]) => {
  const { views: all, ...others } = context.settings ?? standardTableSettings;
  return { settings: { ...others, views: { ...all, [keyOf(context)]: views } } };
};

const filtersOf = (context: Viewed, { query }: SavedView) => applicationFiltersIn(query, readingOf(context));

/** A saved view names its query exactly. */
const isShown = (context: Viewed, view: SavedView) =>
  isEqual(applicationQuery(context.filters), applicationQuery(filtersOf(context, view)));
const currentViewOf = (context: Viewed) => viewsOf(context).find((view) => isShown(context, view)) ?? null;

/** Whether there is something to name that has no name yet. */
export const canNameView = (context: Viewed) => {
  const { status: _, ...rest } = applicationQuery(context.filters);
  const isStandard = isEqual(rest, {});
  return (
    context.settings !== null &&
    !isStandard &&
    currentViewOf(context) === null &&
    viewsOf(context).length < viewsMax
  );
};

/** All views in their order. Those by status keep the search and the other filters. What is about one status has none. */
export function applicationViews(context: Viewed): ApplicationViewLink[] {
  const { filters, slug } = context;
  const current = currentViewOf(context);
  const at = (shown: ApplicationFilters) => ({
    filters: shown,
    href: applicationsHref(slug, { filters: shown, open: null }),
  });
  const byStatus = [null, ...statusesIn(context)].map((status) => ({
    savedId: null,
    status,
    name: null,
    ...at({ ...filters, status }),
    isCurrent: current === null && filters.status === status,
  }));
  const saved = viewsOf(context).map((view) => ({
    savedId: view.id,
    status: null,
    name: view.name,
    ...at(filtersOf(context, view)),
    isCurrent: view === current,
  }));
  return [...byStatus, ...saved];
}

/** Whether the typed name can be given, and the view that it would replace. */
export const namingOf = (context: Viewed) => ({
  name: context.viewName,
  max: viewNameMax,
  canSave: cleanViewName(context.viewName) !== '',
  replaces: viewNamed(viewsOf(context), context.viewName)?.name ?? null,
});
