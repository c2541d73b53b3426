import type { OrganizationReportAnswer } from '@vetsync/machines/organizationReport';
import type { OrganizationOverview, ReportWeeks } from '@vetsync/machines/model/exchange';
import { answerOf } from './answer.ts';
import { applications } from './applications.ts';
import { api } from './calls.ts';

const one = api.organizations[':id'];

/** What waits in an organization, and its figures, for its staff. Each call rejects with a `Problem`; with 404 for strangers. */
export const overviews = {
  load: (organizationId: string): Promise<OrganizationOverview> =>
    answerOf(one.overview.$get({ param: { id: organizationId } })),
  async report({ slug, weeks }: { slug: string; weeks: ReportWeeks }): Promise<OrganizationReportAnswer> {
    const { organization } = await applications.loadDesk(slug);
    const report = await answerOf(
      one.report.$get({ param: { id: organization.id }, query: { weeks: String(weeks) } }),
    );
    return { kind: organization.kind, report };
  },
};
