import { oneOf, omitDefault } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { priorities } from './triage.ts';

/** Step of the path behind the programs; a program's id follows. */
export const programStep = 'program';

/** The route within the programs of the nonprofit, from the URL. */
export interface ProgramsRoute {
  page: 'programs' | 'unknown';
  /** Id of the program that is open. */
  openId: string | null;
}

/** Reads the steps of the path behind the tab. */
export function parseProgramsRoute([step, id, ...more]: readonly string[]): ProgramsRoute {
  if (step === undefined) return { page: 'programs', openId: null };
  const isOpen = step === programStep && id !== undefined && more.length === 0;
  return isOpen ? { page: 'programs', openId: id } : { page: 'unknown', openId: null };
}

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
export const programHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'programs', detail: [programStep, id] });
/** The review of an application over the queue. */
export const applicationHref = (at: At, id: string, query?: Query): string =>
  shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id], query });
/** The queue, or what of it is for one program. */
export const queueHref = (at: At, program?: string): string =>
  shellHref({ ...at, tab: 'dashboard', query: program === undefined ? {} : { program } });
/** The participants of a program, by its id. */
export const programParticipantsHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'participants', query: { listing: id } });
