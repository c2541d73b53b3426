import type { SnapshotFrom } from 'xstate';
import {
  anyOfQueue,
  applicationHref,
  lastTwelveMonths,
  nonprofitFigures,
  participantHref,
  priorities,
  queueProgramsOf,
  formatQueueFilters,
} from '../model/index.ts';
import type { NonprofitRecords, Priority, ProgramApplication, QueueFilters } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { entriesFor, isPending } from './nonprofitQueue.machine.ts';
import type { Approval, nonprofitQueueMachine } from './nonprofitQueue.machine.ts';

export interface QueueEntryView {
  application: ProgramApplication;
  /** The rejection that stands on it: when, why, and what takes it back. */
  rejection: { decisionId: string; at: string; notes: string } | null;
  canApprove: boolean;
  /** Its review. */
  href: string;
}

export interface NonprofitQueueView {
  list: 'listed' | 'noMatches' | 'empty';
  approval: (Approval & { href: string }) | null;
  figures: ReturnType<typeof nonprofitFigures>;
  /** Of the last twelve months. */
  monthlyCounts: NonprofitRecords['monthlyCounts'];
  /** Applications that wait for a decision, and that were rejected. */
  waiting: number;
  rejected: number;
  filters: QueueFilters;
  isFiltered: boolean;
  /** With the number of applications that wait of each. */
  priorities: readonly { value: Priority | typeof anyOfQueue; count: number }[];
  programs: readonly string[];
  entries: readonly QueueEntryView[];
  reader: Reader;
}

export function nonprofitQueueView({
  value,
  context,
}: SnapshotFrom<typeof nonprofitQueueMachine>): NonprofitQueueView {
  const { nonprofit, world, queue, filters, at, reader, approval } = context;
  const named = Object.entries(formatQueueFilters(filters)).filter(([, one]) => one !== null);
  const query = Object.fromEntries(named) as Record<string, string>;
  const waiting = queue.filter(({ application }) => application.status === 'enrolled');
  const ofProgram = entriesFor({ queue: waiting }, { ...filters, priority: anyOfQueue });
  return {
    list: value.list as NonprofitQueueView['list'],
    approval: approval && { ...approval, href: participantHref(at, approval.applicationId) },
    figures: nonprofitFigures(nonprofit, world),
    monthlyCounts: {
      transitions: lastTwelveMonths(nonprofit.monthlyCounts.transitions),
      placements: lastTwelveMonths(nonprofit.monthlyCounts.placements),
    },
    waiting: waiting.length,
    rejected: queue.length - waiting.length,
    filters,
    isFiltered: named.length > 0,
    priorities: [anyOfQueue, ...priorities].map((item) => ({
      value: item as Priority | typeof anyOfQueue,
      count: entriesFor({ queue: ofProgram }, { priority: item as Priority, program: anyOfQueue }).length,
    })),
    programs: queueProgramsOf(context.nonprofit.programs),
    entries: entriesFor(context, filters).map(({ application, decision }) => ({
      application,
      rejection:
        application.status === 'rejected' && decision
          ? { decisionId: decision.id, at: new Date(decision.at).toISOString(), notes: decision.notes ?? '' }
          : null,
      canApprove: application.status === 'enrolled' && !isPending(context, application.id),
      href: applicationHref(at, application.id, query),
    })),
    reader,
  };
}
