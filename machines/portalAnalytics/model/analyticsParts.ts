import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { World } from '../../model/world/world.ts';
import type { Phrase } from '../../kit/phrase.ts';
import { reportPhrase } from './phrases.ts';
import type { Report, ReportRange } from './analytics.ts';
import type { MessagingRole } from '../../messages/model/messagesRoute.ts';
import type { NonprofitRecords } from '../../nonprofit/model/nonprofit.ts';
import type { RecruiterSamples } from '../../recruiter/model/recruiter.ts';
import type { UniversitySamples } from '../../university/model/university.ts';

/** The organization that a report is about, with its records. */
export type ReportRecords =
  | { role: 'recruiter'; samples: RecruiterSamples }
  | { role: 'university'; samples: UniversitySamples }
  | { role: 'nonprofit'; samples: NonprofitRecords };

/** Data of a report: a year of sample figures, and what has happened in the world since. */
export type ReportSource = { world: World } & ReportRecords;

/** Time span of a report. */
export interface ReportSpan {
  range: ReportRange;
  /** Epoch milliseconds. */
  now: number;
}

export const monthsHint: Readonly<Record<ReportRange, Phrase>> = {
  '3m': reportPhrase('months3'),
  '6m': reportPhrase('months6'),
  '12m': reportPhrase('months12'),
};

/** Counts the last valid decision on each application by its resulting status. */
export function countByStatus(world: World, kind: ApplicationKind, ...statuses: readonly string[]): number {
  const latestStatuses = new Map(
    world.decisions
      .filter((decision) => decision.kind === kind && !decision.undone)
      .map((one) => [one.applicationId, one.status]),
  );
  return [...latestStatuses.values()].filter((status) => statuses.includes(status)).length;
}

/** Figures from the world only, without samples. */
export const worldFigures = (
  world: World,
  role: MessagingRole,
  applications: number,
  kind: ApplicationKind,
): Report['live'] => [
  { id: 'received', label: reportPhrase('received'), value: applications },
  {
    id: 'decisions',
    label: reportPhrase('decisions'),
    value: world.decisions.filter((decision) => decision.kind === kind && !decision.undone).length,
  },
  {
    id: 'interviews',
    label: reportPhrase('interviews'),
    value: world.interviews.filter((interview) => interview.desk === role && interview.status !== 'cancelled')
      .length,
  },
  {
    id: 'messages',
    label: reportPhrase('messages'),
    value: world.sentMessages.filter(({ from }) => from === role).length,
  },
];
