import {
  applicationsHref,
  pageSearchOf,
  portalHrefOf,
  type OpenPortalTab,
} from '@vetsync/machines/exchange/model';
import { receivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { useSelector } from '@xstate/react';
import { ApplicationDialogs } from '../../../page/lazy/ApplicationDialogs.tsx';
import { useReceivedApplications } from '../../../page/useReceivedApplications.ts';
import { usePortalTitle } from './usePortalTitle.ts';
import { tabPath } from './tabPath.ts';

/** The applications that an organization has got, in its portal. */
export default function ApplicationsTab({ open }: { open: OpenPortalTab }) {
  const inPortal = (href: string) => portalHrefOf(href, open);
  const list = useReceivedApplications(open.slug, {
    path: tabPath(open),
    href: (route) => inPortal(applicationsHref(open.slug, route)),
    searchOf: pageSearchOf,
  });
  const { rowHref, views, detail, ...view } = useSelector(list, receivedApplicationsView);
  const shown = {
    ...view,
    rowHref: inPortal(rowHref),
    views: views.map(({ href, ...one }) => ({ ...one, href: inPortal(href) })),
    detail: detail && { ...detail, messageHref: detail.messageHref && inPortal(detail.messageHref) },
  };
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      <ReceivedApplications view={shown} send={list.send} />
      <ApplicationDialogs view={shown} send={list.send} />
    </PortalFrame>
  );
}
