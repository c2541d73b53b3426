import { listingHref } from '../../organizations/model/addresses.ts';
import type { Organization } from '../../organizations/model/organization.ts';
import type { OrganizationKind } from '../../organizations/model/kinds.ts';
import type { Report, ReportStat } from '../../portalAnalytics/model/analytics.ts';
import { reportPhrase, standingPhrase } from '../../portalAnalytics/model/phrases.ts';
import type { OrganizationReport } from '../../model/exchange/overview.ts';
import { daysToDecision } from '../../model/exchange/overviewFigures.ts';

const takenNames = {
  employer: reportPhrase('hired'),
  university: reportPhrase('accepted'),
  hospital: reportPhrase('accepted'),
  nonprofit: reportPhrase('active'),
} satisfies Record<OrganizationKind, unknown>;
const stageNames = [reportPhrase('applied'), reportPhrase('interviewed'), reportPhrase('offered')];

/** The report of what an organization received; null before its first application. */
export function applicationReport(
  { weeks, total, statuses, listings, byWeek, stages, decided, waitedMinutes }: OrganizationReport,
  { slug, kind }: Pick<Organization, 'slug' | 'kind'>,
): Report | null {
  if (total === 0) return null;
  const inWeeks = reportPhrase('weeks', weeks);
  const applications = reportPhrase('applications');
  const takenName = takenNames[kind];
  const sumOf = (of: 'now' | 'before') => byWeek.reduce((sum, week) => sum + week[of], 0);
  const received = { now: sumOf('now'), before: sumOf('before') };
  const taken = stages.find(({ stage }) => stage === 3) ?? { now: 0, before: 0 };
  const days = {
    now: daysToDecision(waitedMinutes.now, decided.now),
    before: daysToDecision(waitedMinutes.before, decided.before),
  };
  const stat = (
    label: ReportStat['label'],
    { now, before }: { now: number | null; before: number | null },
    more: Partial<ReportStat> = {},
  ): ReportStat => ({
    label,
    value: now,
    format: 'count',
    hint: inWeeks,
    ...(before !== null && { before }),
    ...more,
  });
  return {
    summary: { weeks, received, decided, daysToDecision: days },
    stats: [
      stat(reportPhrase('received'), received),
      stat(reportPhrase('firstDecisions'), decided),
      stat(reportPhrase('waitForDecision'), days, { format: 'days', hint: reportPhrase('toFirstDecision') }),
      stat(takenName, taken, { hint: reportPhrase('ofReceived') }),
    ],
    charts: [
      {
        kind: 'line',
        step: 'week',
        id: 'applications',
        isWide: true,
        title: applications,
        description: reportPhrase('inUtc'),
        format: 'count',
        starts: byWeek.map(({ from }) => from),
        label: applications,
        values: byWeek.map(({ now }) => now),
        before: byWeek.map(({ before }) => before),
      },
      {
        kind: 'bar',
        id: 'stages',
        isFunnel: true,
        isOfRange: true,
        title: reportPhrase('applicationsByStage'),
        description: reportPhrase('stagesDescription'),
        format: 'count',
        heads: [reportPhrase('stage'), applications],
        data: stages.map(({ stage, now, before }) => ({
          label: stageNames[stage] ?? takenName,
          value: now,
          before,
        })),
      },
      {
        kind: 'bar',
        id: 'statuses',
        title: reportPhrase('statuses'),
        description: reportPhrase('standingsDescription'),
        format: 'count',
        heads: [reportPhrase('status'), applications],
        data: standingsOf(statuses),
      },
    ],
    listings: listings.map((listing) => ({ ...listing, takenName, href: listingHref(slug, listing.id) })),
  };
}

/** Both kinds of interviews have one name, so they are one bar. */
function standingsOf(statuses: OrganizationReport['statuses']) {
  const counts = new Map<OrganizationReport['statuses'][number]['status'], number>();
  for (const { status, count } of statuses) {
    const known = status === 'interview_scheduled' ? 'interview' : status;
    counts.set(known, (counts.get(known) ?? 0) + count);
  }
  return [...counts].map(([status, value]) => ({ label: standingPhrase(status), value }));
}
