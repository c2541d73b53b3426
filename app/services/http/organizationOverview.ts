import { applicationReport, receivedOverview } from '@vetsync/machines/exchange/model';
import { lengthOf, rangesOfWeeks } from '@vetsync/machines/portalAnalytics/model';
import type { PlatformServer } from '../platformServer.ts';
import type { Api } from './calls.ts';
import { parseResponse } from './response.ts';

/** What waits in an organization, and its figures. */
export function overviewCalls(
  api: Api,
): Pick<PlatformServer, 'loadOverview' | 'reportRanges' | 'loadReport'> {
  const one = api.organizations[':id'];
  return {
    async loadOverview({ organization }) {
      const answer = one.overview.$get({ param: { id: organization.id } });
      return receivedOverview(await parseResponse(answer), organization);
    },
    reportRanges: rangesOfWeeks,
    async loadReport({ organization, range }) {
      const weeks = String(lengthOf(range));
      const answer = one.report.$get({ param: { id: organization.id }, query: { weeks } });
      return { range, report: applicationReport(await parseResponse(answer), organization) };
    },
  };
}
