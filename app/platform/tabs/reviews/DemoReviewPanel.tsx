import type { PortalRole } from '@vetsync/machines/account/model';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import { newInterviewHref } from '@vetsync/machines/interviews/model';
import { newMessageHref } from '@vetsync/machines/messages/model';
import { portalAddressOf } from '@vetsync/machines/messages/model';
import { standardTableSettings } from '@vetsync/machines/portal/model';
import { rowPositionOf } from '@vetsync/machines/kit';
import { parseDrafts, receivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import {
  decisionToast,
  parseReviewRoute,
  resumeFile,
  statusNameOf,
  type Review,
  type ReviewRoute,
} from '@vetsync/machines/reviews/model';
import { parseShellRoute, tabOf } from '@vetsync/machines/shell/model';
import { writePhrase } from '@vetsync/ui/language';
import { ReviewDialog, type ReviewDialogProps } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { demoReviews, type DemoReviewsOptions } from '../../../demo/applications/demoReviews.ts';
import { applicationsMachine } from '../../../page/applicationsMachine.ts';
import { locationChanges } from '../../../page/changes.ts';
import { closeOverlay, navigateTo } from '../../../page/navigateTo.ts';
import { useName } from '../../../page/PageTitle.tsx';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { browserTextStore } from '../../../services/browser/textStore.ts';
import type { ApplicationServer, ReviewServer } from '../../../services/platformServer.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { useOwner, usePlatform } from '../../usePlatform.ts';
import type { DemoReviewPanelProps } from './DemoReview.tsx';
import { addressOf, type ReviewedTab } from './reviewAddress.ts';

const nothingOpen: ReviewRoute = { applicationId: null, tab: 'overview' };
const draftsKey = { name: 'review_drafts', kind: 'session' } as const;

/** What was there last, while there is nothing. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Without a list, there is nothing to choose from and nothing to set. */
const noList: Omit<ApplicationServer, keyof ReviewServer> = {
  loadApplications: async () => ({ applications: [], nextCursor: null }),
  loadChoices: async () => ({ colleagues: [], listings: [] }),
  loadSettings: async () => standardTableSettings,
  saveSettings: async () => undefined,
  sendCommands: async () => ({ results: [] }),
};

interface Over {
  world: DemoReviewsOptions['world'];
  owner: Owner;
}

/** The machine of an organization's applications. It shows one of them, and lists none: the tab has a list of its own. */
function panelOver({ tab, source }: DemoReviewPanelProps, { world, owner }: Over) {
  const { route, samples, now } = tab;
  const { role } = portalAddressOf(route);
  const server = demoReviews({
    source,
    self: owner,
    world,
    role: role as PortalRole,
    name: samples.profile.organization,
    now,
  });
  const changes = locationChanges(({ path, search }) => {
    const { tab: name, detail, query } = parseShellRoute(path, search);
    if (tabOf(role, name).value !== route.tab) return null;
    const { applicationId } = parseReviewRoute(source.kind, detail, query);
    return { type: 'location.changed', route: { filters: noApplicationFilters, open: applicationId } };
  });
  const machine = applicationsMachine({ ...noList, ...server }, changes);
  return { machine, slug: role, texts: browserTextStore(owner) };
}

/** Where the applicant is written to, and an interview arranged. */
function linksOf(tab: ReviewedTab, review: Review | undefined): ReviewDialogProps['links'] {
  const at = portalAddressOf(tab.route);
  if (!review) return { message: null, interview: null };
  const { id, kind, application } = review;
  return {
    message: newMessageHref(at, { personId: application.veteranId, about: id }),
    interview: kind === 'nonprofit' ? null : newInterviewHref(at, id),
  };
}

/** One application after another over a list of the demo, with the decision on it. */
export default function DemoReviewPanel(props: DemoReviewPanelProps) {
  const { tab, source, route, order } = props;
  const { world } = usePlatform().actor;
  const owner = useOwner();
  const [{ machine, slug, texts }] = useState(() => panelOver(props, { world, owner }));
  const hrefOf = addressOf(tab);
  const panel = usePageActor(machine, {
    input: {
      slug,
      self: owner,
      route: { filters: noApplicationFilters, open: route.applicationId },
      drafts: parseDrafts(texts.read(draftsKey.name, draftsKey.kind)),
      closingNotice: (decision) => decisionToast(source.kind, decision),
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: tab.now,
    },
    on: { 'location.changed': () => closeOverlay(hrefOf(nothingOpen)) },
  });
  const drafts = useSelector(panel, ({ context }) => context.drafts);
  useEffect(() => {
    texts.write({ type: 'page.store', ...draftsKey, text: JSON.stringify(drafts) });
  }, [texts, drafts]);

  const { detail: current, reader } = useSelector(panel, receivedApplicationsView);
  // A panel that fades away, or goes to the next application, keeps what it shows.
  const detail = useLast(current?.state === 'finding' ? null : current);
  const isOpen = current !== null;
  const opened = detail?.opened;
  const review = opened?.review;
  useName(isOpen ? (review?.application.veteranName ?? null) : null);
  if (!detail) return null;

  const rows = order.map((id) => ({ id }));
  const position = rowPositionOf(rows, route.applicationId ?? '');
  const goTo = (to: Partial<ReviewRoute>) => navigateTo(hrefOf({ ...route, ...to }), { replace: true });
  const send: ReviewDialogProps['send'] = (event) => {
    if (event.type === 'row.step') goTo({ applicationId: position[event.to] ?? route.applicationId });
    else if (event.type === 'tab.choose') goTo({ tab: event.tab });
    else if (event.type !== 'resume.save') panel.send(event);
    else if (review) saveFile(resumeFile(review, writePhrase));
  };
  return (
    <ReviewDialog
      kind={source.kind}
      isOpen={isOpen}
      detail={{ ...detail, ...position }}
      statusLabel={opened ? statusNameOf(source.kind, opened.application.status) : ''}
      tab={route.tab}
      links={linksOf(tab, review)}
      reader={reader}
      send={send}
    />
  );
}
