import {
  organizationReportMachine,
  organizationReportView,
  type ReportRoute,
} from '@vetsync/machines/portalAnalytics/organizationReport';
import { parseReportRange } from '@vetsync/machines/portalAnalytics/model';
import { findTab, parseShellRoute, shellHref, type ShellTarget } from '@vetsync/machines/shell/model';
import { writePhrase } from '@vetsync/ui/language';
import { OrganizationReport } from '@vetsync/ui/screens/portalAnalytics/OrganizationReport';
import { useState } from 'react';
import { locationChanges } from '../../../page/changes.ts';
import { currentLocation } from '../../../page/location.ts';
import { navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { ReportServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { connect } from '../../connect.tsx';
import { usePortalTitle } from '../portal/usePortalTitle.ts';

const ShownReport = connect(OrganizationReport, organizationReportView);

interface PortalReportProps {
  server: ReportServer;
  slug: string;
  at: ShellTarget;
  /** Where listings are published; null if there always is something to report. */
  listingsHref?: string | null;
}

function reportAt(server: ReportServer, { query, ...at }: ShellTarget) {
  const { usual } = server.reportRanges;
  /** Null if the location belongs to another tab. */
  function read({ path, search }: ReturnType<typeof currentLocation>): ReportRoute | null {
    const asked = parseShellRoute(path, search);
    if (findTab(at.role, asked.tab) !== findTab(at.role, at.tab)) return null;
    return { range: parseReportRange(asked.query, server.reportRanges) };
  }
  const machine = organizationReportMachine.provide({
    actors: {
      wakeUps,
      locationChanges: locationChanges((location) => {
        const route = read(location);
        return route && { type: 'location.changed', route };
      }),
      loadWorkspace: called(server.loadWorkspace),
      loadReport: called(server.loadReport),
      followFeed: feedOf(server.followFacts),
    },
  });
  return {
    machine,
    range: read(currentLocation())?.range ?? usual,
    href: ({ range }: ReportRoute) =>
      shellHref({ ...at, query: { ...query, ...(range !== usual && { range }) } }),
  };
}

/** The report of an organization, in its portal. */
export function PortalReport({ server, slug, at, listingsHref = null }: PortalReportProps) {
  const [{ machine, range, href }] = useState(() => reportAt(server, at));
  const report = usePageActor(machine, {
    input: {
      slug,
      ranges: server.reportRanges,
      range,
      intl: browserIntl(),
      write: writePhrase,
      now: Date.now,
    },
    on: { 'location.changed': ({ route }) => navigateTo(href(route), { replace: true }) },
  });
  return <ShownReport actor={report} title={usePortalTitle()} listingsHref={listingsHref} />;
}
