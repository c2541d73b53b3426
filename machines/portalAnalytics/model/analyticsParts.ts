import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import type { Report, ReportRange } from './analytics.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';
import type { Nonprofit } from '../../nonprofit/model/nonprofit.ts';
import type { RecruiterSamples } from '../../recruiter/model/recruiter.ts';
import type { UniversitySamples } from '../../university/model/university.ts';

/** The organization that a report is about, with its records. */
export type ReportRecords =
  | { desk: 'recruiter'; samples: RecruiterSamples }
  | { desk: 'university'; samples: UniversitySamples }
  | { desk: 'nonprofit'; samples: Nonprofit };

/** Data of a report. `isSample`: includes a year of sample figures. */
export type ReportSource = { world: World; isSample: boolean } & ReportRecords;

/** Time span of a report. */
export interface ReportSpan {
  range: ReportRange;
  /** Epoch milliseconds. */
  now: number;
}

/** Signed-in organizations have no monthly figures yet. */
export const noMonths: readonly number[] = [];
export const monthsHint: Readonly<Record<ReportRange, string>> = {
  '3m': 'In the last 3 months',
  '6m': 'In the last 6 months',
  '12m': 'In the last 12 months',
};

/** Counts the last valid decision on each application by its resulting status. */
export function countByStatus(world: World, kind: ApplicationKind, ...statuses: readonly string[]): number {
  const latestStatuses = new Map(
    world.decisions
      .filter((one) => one.kind === kind && !one.undone)
      .map((one) => [one.applicationId, one.status]),
  );
  return [...latestStatuses.values()].filter((status) => statuses.includes(status)).length;
}

/** Figures from the world only, without samples. */
export const worldFigures = (
  world: World,
  desk: Desk,
  applications: number,
  kind: ApplicationKind,
): Report['live'] => [
  { label: 'Applications received', value: applications },
  {
    label: 'Decisions recorded',
    value: world.decisions.filter((one) => one.kind === kind && !one.undone).length,
  },
  {
    label: 'Interviews arranged',
    value: world.interviews.filter((one) => one.desk === desk && one.status !== 'cancelled').length,
  },
  {
    label: 'Messages written',
    value: world.sentMessages.filter(({ from }) => from === desk).length,
  },
];
