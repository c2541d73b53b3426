import { portalPageHref, type OpenPortalTab } from '@vetsync/machines/exchange/model';
import { reportWeeks, defaultReportWeeks, type ReportWeeks } from '@vetsync/machines/model/exchange';
import {
  organizationReportMachine,
  organizationReportView,
  type LoadedReport,
} from '@vetsync/machines/organizationReport';
import { shellHref } from '@vetsync/machines/shell/model';
import { OrganizationReport } from '@vetsync/ui/screens/exchange/OrganizationReport';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { overviews } from '../../../services/http/organizationOverview.ts';
import { tabPath } from './tabPath.ts';
import { usePortalTitle } from './usePortalTitle.ts';

/** `?weeks=…` */
function routeOf(search: string): { weeks: ReportWeeks } {
  const asked = new URLSearchParams(search).get('weeks');
  return { weeks: reportWeeks.find((weeks) => String(weeks) === asked) ?? defaultReportWeeks };
}

function reportAt(open: OpenPortalTab) {
  const inUrl = routeInUrl({
    path: tabPath(open),
    read: routeOf,
    href: ({ weeks }) =>
      shellHref({
        mode: 'account',
        role: open.role,
        tab: open.tab,
        query: { as: open.slug, ...(weeks !== defaultReportWeeks && { weeks: String(weeks) }) },
      }),
  });
  const machine = organizationReportMachine.provide({
    actors: {
      locationChanges: inUrl.locationChanges,
      loadReport: fromPromise<LoadedReport, { slug: string; weeks: ReportWeeks }>(({ input }) =>
        overviews.report(input),
      ),
    },
  });
  return { inUrl, machine };
}

/** The figures of an organization's applications, in its portal. */
export default function ReportTab({ open }: { open: OpenPortalTab }) {
  const [{ inUrl, machine }] = useState(() => reportAt(open));
  const report = usePageActor(machine, {
    input: { slug: open.slug, ...routeOf(location.search), reader: browserReader(), now: Date.now },
    on: { 'location.changed': inUrl.onLocationChanged },
  });
  return (
    <OrganizationReport
      title={usePortalTitle()}
      view={useSelector(report, organizationReportView)}
      send={report.send}
      listingsHref={portalPageHref('listings', open) ?? ''}
    />
  );
}
