import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { useAccount } from '../messages/useAccount.ts';
import { PortalReport } from '../portalAnalytics/PortalReport.tsx';

/** The figures of an organization for which the signed-in person works. */
export default function ReportTab({ open }: { open: OpenPortalTab }) {
  const { slug, role, tab } = open;
  return (
    <PortalReport
      server={useAccount().server}
      slug={slug}
      at={{ role, tab, query: { as: slug } }}
      listingsHref={portalPageHref('listings', open)}
    />
  );
}
