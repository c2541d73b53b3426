import { newInterviewHref } from '@vetsync/machines/interviews/model';
import {
  applicationFiltersIn,
  applicationQuery,
  chosenDecisionIn,
  isSameFilters,
  noApplicationFilters,
  ofWholeList,
  type ApplicationFilters,
} from '@vetsync/machines/exchange/model';
import { randomId } from '@vetsync/machines/model/world';
import { parseTableSettings, tableFile } from '@vetsync/machines/portal/model';
import { portalAddressOf } from '@vetsync/machines/messages/model';
import { parseDrafts, receivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import type { PortalTabContext } from '@vetsync/machines/portal/portalTab';
import { decisionToast, parseReviewRoute } from '@vetsync/machines/reviews/model';
import { reviewStep } from '@vetsync/machines/shell/model';
import { parseShellRoute, shellHref, tabOf } from '@vetsync/machines/shell/model';
import {
  ReceivedApplications,
  type ApplicationsBelow,
} from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { demoApplications, type DemoApplicationList } from '../../../demo/applications/demoApplications.ts';
import { ApplicationDialogs } from '../../../page/lazy/ApplicationDialogs.tsx';
import { applicationsMachine } from '../../../page/applicationsMachine.ts';
import { locationChanges } from '../../../page/changes.ts';
import { lazyOverlay } from '../../../page/lazy/lazyOverlay.tsx';
import { currentLocation } from '../../../page/location.ts';
import { closeOverlay, navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { browserTextStore } from '../../../services/browser/textStore.ts';
import { useOwner, usePlatform } from '../../usePlatform.ts';
import type { DemoReviewProps } from '../reviews/DemoReview.tsx';
import { listHref } from '../reviews/reviewAddress.ts';

const Review = lazyOverlay<DemoReviewProps>(
  () => import('../reviews/DemoReview.tsx'),
  ({ tab }) => closeOverlay(listHref(tab)),
);

interface DemoApplicationsProps<Records> {
  list: DemoApplicationList<Records>;
  /** The open tab. */
  tab: PortalTabContext<Records>;
}

/** A list as it was left; while it is shown, as it is. */
interface Kept {
  filters: ApplicationFilters;
  topRow: string | null;
  topOffset: number;
  currentRow: string | null;
}
/** Until the demo is reset. */
const lists = new WeakMap<object, Map<string, Kept>>();

/** Of a decision. */
const idLength = 16;
/** Under which name the settings of all tables are stored. */
const settingsName = 'tables';
const draftsKey = { name: 'review_drafts', kind: 'session' } as const;

/** What a tab's list is, for as long as it is shown. */
function useOpened<Records>(list: DemoApplicationList<Records>, tab: PortalTabContext<Records>) {
  const { world } = usePlatform().actor;
  const owner = useOwner();
  const [opened] = useState(() => {
    const { listing } = list;
    const { kind } = list.sourceOf(tab.records);
    const at = portalAddressOf(tab.route);
    const href = (filters: ApplicationFilters, detail: readonly string[] = []) =>
      shellHref({ ...at, tab: listing.tab, detail, query: applicationQuery(filters) });
    function read({ path, search }: ReturnType<typeof currentLocation>) {
      const { tab: value, query, detail } = parseShellRoute(path, search);
      const isHere = tabOf(at.role, value).value === listing.tab;
      if (!isHere) return null;
      const { applicationId: open } = parseReviewRoute(kind, detail, query);
      return {
        filters: applicationFiltersIn(query, ofWholeList),
        open,
        openId: detail[1] ?? null,
        chosen: chosenDecisionIn(query),
      };
    }
    const texts = browserTextStore(owner);
    const stored = () => parseTableSettings(texts.read(settingsName, 'local'));
    const server = demoApplications(list, {
      world,
      role: list.role,
      self: owner,
      name: tab.samples.profile.organization,
      now: tab.now,
      records: tab.records,
      writer: { locale: tab.intl.locale, write: tab.write },
      loadSettings: async () => stored(),
      // Read again: another window may have stored views of other tables since.
      saveSettings: async ({ settings: { density, views } }) =>
        texts.write({
          type: 'page.store',
          name: settingsName,
          kind: 'local',
          text: JSON.stringify({
            density,
            views: { ...stored().views, [listing.id]: views[listing.id] ?? [] },
          }),
        }),
    });
    const { epoch } = world.getSnapshot().context.log;
    const kept = lists.get(epoch) ?? new Map<string, Kept>();
    lists.set(epoch, kept);
    const before = kept.get(listing.id);
    const {
      filters: inUrl,
      open,
      openId,
      chosen,
    } = read(currentLocation()) ?? { filters: noApplicationFilters, open: null, openId: null, chosen: null };
    // A plain URL restores the last visit. Any other URL wins.
    const isPlain = openId === null && isSameFilters(inUrl, noApplicationFilters);
    const filters = (isPlain && before?.filters) || inUrl;
    const isSame = before !== undefined && isSameFilters(before.filters, filters);
    const left: Kept = {
      filters,
      topRow: isSame ? before.topRow : null,
      topOffset: isSame ? before.topOffset : 0,
      currentRow: openId ?? before?.currentRow ?? null,
    };
    kept.set(listing.id, left);
    const changes = locationChanges((location) => {
      const shown = read(location);
      if (!shown) return null;
      left.filters = shown.filters;
      left.currentRow = shown.openId ?? left.currentRow;
      const { filters: listed, open: id, chosen: choice } = shown;
      return { type: 'location.changed', route: { filters: listed, open: id, chosen: choice } };
    });
    return {
      at,
      kind,
      texts,
      open,
      chosen,
      href,
      left,
      filters,
      isRestored: !isSameFilters(filters, inUrl),
      machine: applicationsMachine(server, changes),
    };
  });
  return opened;
}

/** The applications of an organization of the demo, and the one over them that the path names. */
export function DemoApplications<Records>({
  list: { listing, ...list },
  tab,
}: DemoApplicationsProps<Records>) {
  const opened = useOpened({ listing, ...list }, tab);
  const { at, kind, texts, href, left, filters, isRestored, machine } = opened;
  const owner = useOwner();
  const actor = usePageActor(machine, {
    input: {
      slug: list.role,
      self: owner,
      listing,
      closingNotice: (decision) => decisionToast(kind, decision),
      route: { filters, open: opened.open, chosen: opened.chosen },
      drafts: parseDrafts(texts.read(draftsKey.name, draftsKey.kind)),
      newId: () => randomId(tab.random, idLength),
      intl: browserIntl(),
      now: tab.now,
    },
    on: {
      // What was opened while somebody was still typing stays open.
      'location.changed': ({ route, isClosing }) => {
        if (isClosing) return closeOverlay(listHref(tab));
        const { path, search } = currentLocation();
        navigateTo(href(route.filters, parseShellRoute(path, search).detail), { replace: true });
      },
      'row.followed': ({ rowId, action, filters: shown }) => {
        if (action === 'interview' && list.role !== 'nonprofit' && list.role !== 'hospital')
          return navigateTo(newInterviewHref(list.role, rowId));
        const to = listing.actions.find(({ id }) => id === action)?.to;
        if (!to?.step) return;
        const detail = [to.step, rowId];
        navigateTo(to.tab ? shellHref({ ...at, tab: to.tab, detail }) : href(shown, detail));
      },
      'list.save': ({ rows }) =>
        saveFile(
          tableFile(
            listing,
            rows.flatMap(({ cells }) => cells ?? []),
            { ...tab.intl, now: tab.now() },
            tab.write,
          ),
        ),
    },
  });
  const drafts = useSelector(actor, ({ context }) => context.drafts);
  useEffect(() => {
    texts.write({ type: 'page.store', ...draftsKey, text: JSON.stringify(drafts) });
  }, [texts, drafts]);
  const { detail, query } = tab.route.route;
  const view = useSelector(actor, receivedApplicationsView);
  useLayoutEffect(() => {
    if (isRestored) navigateTo(href(filters), { replace: true });
  }, [isRestored, href, filters]);
  const rowHref = useMemo(
    () =>
      ({ id }: { id: string }) =>
        href(view.filters, [reviewStep, id]),
    [href, view.filters],
  );
  const review = parseReviewRoute(kind, detail, query);
  // It stays to finish what it does, once it was open.
  const isReviewed = review.applicationId !== null;
  const [wasReviewed, setWasReviewed] = useState(isReviewed);
  if (isReviewed && !wasReviewed) setWasReviewed(true);
  // It is not the panel of an account.
  const shown = {
    ...view,
    detail: null,
    views: view.views.map((one) => ({ ...one, href: href(one.filters) })),
  };
  const over: ApplicationsBelow = {
    rowHref,
    currentRow: detail[1] ?? left.currentRow,
    isCovered: detail.length > 0,
    topRow: left.topRow,
    topOffset: left.topOffset,
    onTopRow: (topRow, topOffset) => void Object.assign(left, { topRow, topOffset }),
  };
  return (
    <>
      <ReceivedApplications view={shown} send={actor.send} over={over} />
      <ApplicationDialogs view={shown} send={actor.send} />
      <Suspense>
        {wasReviewed && (
          <Review
            tab={tab}
            kind={kind}
            route={review}
            detail={view.detail}
            intl={view.intl}
            send={actor.send}
          />
        )}
      </Suspense>
    </>
  );
}
