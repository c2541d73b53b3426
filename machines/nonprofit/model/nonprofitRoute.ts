import { findTab } from '../../shell/model/shellRoute.ts';
import { oneOf, omitDefault } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { participantStep } from './participantTable.ts';
import { priorities } from './triage.ts';

/** Tabs of the nonprofit that are its own; reports and community are those of every portal. */
export const nonprofitPages = ['programs', 'participants', 'services'] as const;
export type NonprofitPage = (typeof nonprofitPages)[number];

/** Step of the path behind the programs; a program's id follows. */
export const programStep = 'program';

/** The route within the nonprofit's portal, from the URL. */
export interface NonprofitRoute {
  /** Null: no page of the portal. */
  page: NonprofitPage | null;
  /** Id of the program or participant that is open. */
  openId: string | null;
}

const steps: Partial<Record<NonprofitPage, string>> = {
  programs: programStep,
  participants: participantStep,
};

/** Reads the tab and the steps of the path behind it. */
export function parseNonprofitRoute(tab: string, detail: readonly string[]): NonprofitRoute {
  const page =
    nonprofitPages.find((nonprofitPage) => nonprofitPage === findTab('nonprofit', tab)?.value) ?? null;
  const [step, openId = null, ...more] = detail;
  if (step === undefined) return { page, openId: null };
  const isOpen = page !== null && step === steps[page] && openId !== null && more.length === 0;
  return { page: isOpen ? page : null, openId: isOpen ? openId : null };
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
  shellHref({ ...at, tab: 'participants', detail: [participantStep, id] });
export const programHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'programs', detail: [programStep, id] });
/** The review of an application over the queue. */
export const applicationHref = (at: At, id: string, query?: Query): string =>
  shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id], query });
/** The queue, or what of it is for one program. */
export const queueHref = (at: At, program?: string): string =>
  shellHref({ ...at, tab: 'dashboard', query: program === undefined ? {} : { program } });
export const programParticipantsHref = (at: At, program: string): string =>
  shellHref({ ...at, tab: 'participants', query: { program } });
