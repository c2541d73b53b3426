import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../kit/phrase.ts';
import { daysToDecision, reportWeeks } from '../../model/exchange/overview.ts';
import type { OrganizationReport, ReportWeeks } from '../../model/exchange/overview.ts';
import { listingHref } from '../../organizations/model/addresses.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { organizationReportMachine } from './organizationReport.machine.ts';

export interface OrganizationReportView {
  state: 'loading' | 'refreshing' | 'failed' | 'missing' | 'closed' | 'shown' | 'empty';
  /** Which weeks were asked for. */
  weeks: ReportWeeks;
  choices: readonly ReportWeeks[];
  kind: OrganizationKind | null;
  /** Null until it is loaded. */
  report: OrganizationReport | null;
  /** The listings with the most applications. */
  listings: readonly (OrganizationReport['listings'][number] & { href: string })[];
  /** Mean days from an application to its first decision, and in the period before; null if there was none. */
  daysToDecision: { now: number | null; before: number | null };
  failure: Phrase | null;
  reader: Reader;
}

export function organizationReportView({
  value,
  context,
}: SnapshotFrom<typeof organizationReportMachine>): OrganizationReportView {
  const { slug, loaded, weeks, problem, reader } = context;
  const state = value === 'refused' || value === 'arriving' ? 'loading' : value;
  const report = loaded?.report ?? null;
  return {
    state: state === 'shown' && report?.total === 0 ? 'empty' : state,
    weeks,
    choices: reportWeeks,
    kind: loaded?.kind ?? null,
    report,
    listings: (report?.listings ?? []).map((listing) => ({
      ...listing,
      href: listingHref(slug, listing.id),
    })),
    daysToDecision: {
      now: report && daysToDecision(report.waitedMinutes.now, report.decided.now),
      before: report && daysToDecision(report.waitedMinutes.before, report.decided.before),
    },
    failure: state === 'failed' ? problemMessage(problem) : null,
    reader,
  };
}
