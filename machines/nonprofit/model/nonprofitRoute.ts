import { oneOf, omitDefault } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { priorities } from './triage.ts';

/** What the queue is narrowed to. */
export const anyOfQueue = 'all';
export const queuePriorities = [anyOfQueue, ...priorities] as const;
/** By which of its programs a nonprofit can narrow the queue. */
export const queueProgramsOf = (programs: readonly { name: string }[]): readonly string[] => [
  anyOfQueue,
  ...programs.map(({ name }) => name),
];
export interface QueueFilters {
  priority: (typeof queuePriorities)[number];
  program: string;
}
export const noQueueFilters: QueueFilters = { priority: anyOfQueue, program: anyOfQueue };

export const parseQueueFilters = (query: Query, programs: readonly { name: string }[]): QueueFilters => ({
  priority: oneOf(queuePriorities, query['priority'], anyOfQueue),
  program: oneOf(queueProgramsOf(programs), query['program'], anyOfQueue),
});
/** As the URL names it; null is not named. */
export const formatQueueFilters = ({ priority, program }: QueueFilters) => ({
  priority: omitDefault(priority, anyOfQueue),
  program: omitDefault(program, anyOfQueue),
});

type At = Pick<ShellTarget, 'mode' | 'role'>;
export const participantHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'participants', query: { case: id } });
/** The review of an application over the queue. */
export const applicationHref = (at: At, id: string, query?: Query): string =>
  shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id], query });
export const queueHref = (at: At): string => shellHref({ ...at, tab: 'dashboard' });
