import type { World } from '@vetsync/machines/model/world';
import type { NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import { monthRanges, rangesOfMonths, type Report } from '@vetsync/machines/portalAnalytics/model';
import type { RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import type { ReportServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { nonprofitReport } from './reports/nonprofitReport.ts';
import { recruiterReport } from './reports/recruiterReport.ts';
import type { ReportSpan } from './reports/reportParts.ts';
import { universityReport } from './reports/universityReport.ts';

/** An organization of the demo with its records. */
export type ReportRecords =
  | { role: 'recruiter'; samples: RecruiterSamples }
  | { role: 'university'; samples: UniversitySamples }
  | { role: 'nonprofit'; samples: NonprofitRecords };

/** A year of sample figures, and what has happened since. They agree with the dashboards. */
export function reportOf({ role, samples }: ReportRecords, world: World, span: ReportSpan): Report {
  if (role === 'recruiter') return recruiterReport(samples, world, span);
  return role === 'university'
    ? universityReport(samples, world, span)
    : nonprofitReport(samples, world, span);
}

/** The demo's server for the report of an organization. */
export function demoReports(records: ReportRecords, options: DemoWorkplaceOptions): ReportServer {
  const { log, ...workplace } = demoWorkplace(options);
  return {
    ...workplace,
    reportRanges: rangesOfMonths,
    async loadReport(asked) {
      const range = monthRanges.find((one) => one === asked.range) ?? '12m';
      return { range, report: reportOf(records, log().world, { range, now: options.now() }) };
    },
  };
}
