import type { Report } from './analytics.ts';
import { nonprofitReport } from './analyticsNonprofit.ts';
import type { ReportSource, ReportSpan } from './analyticsParts.ts';
import { recruiterReport } from './analyticsRecruiter.ts';
import { universityReport } from './analyticsUniversity.ts';

export type { ReportSource, ReportSpan } from './analyticsParts.ts';

/** The report of a portal over a range. */
export function reportOf(source: ReportSource, span: ReportSpan): Report {
  if (source.role === 'recruiter') return recruiterReport(source, span);
  return source.role === 'university' ? universityReport(source, span) : nonprofitReport(source, span);
}
