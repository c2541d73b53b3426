import type { AnyActorLogic } from 'xstate';
import type { Applicant, ApplicationDraft } from '../model/index.ts';
import type { SubmissionResult } from '../../model/exchange/submission.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { CrisisContext } from '../../system/crisis/crisisParts.ts';
import type { Problem } from '../../system/model/index.ts';
import type { PortalDraft, PortalProgram } from '../../education/model/index.ts';
import type { PortalSearch } from './commonApplication.events.ts';

export interface CommonApplicationInput {
  /** What can be chosen from: all there is, or what a search has found. */
  programs: readonly PortalProgram[];
  /** The search that finds programs; null: there is none. @default null */
  search?: PortalSearch | null;
  applicant: Applicant;
  /** The profile that a server takes a snapshot of. @default empty */
  profile?: Profile;
  /** Ids of the programs that the veteran has already applied to. @default none */
  applied?: readonly string[];
  /** Where the veteran finds what they have sent; null: nowhere else. @default null */
  applicationsHref?: string | null;
  /** Plays how the applications are sent, by `PaceEvent`s, where no server gets them. @default null */
  pace?: AnyActorLogic | null;
  /** Whether the URL names it from the start. @default false */
  opensAtStart?: boolean;
  /** The draft from before a reload. */
  stored?: PortalDraft | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export interface CommonApplicationContext
  extends CrisisContext, Required<Omit<CommonApplicationInput, 'stored'>> {
  draft: PortalDraft;
  /** Whether the draft was restored. */
  restored: boolean;
  /** Incremented each time a rejected form should get focus. */
  attempt: number;
  /** When the second step was reached by Next, in epoch milliseconds. */
  arrivedAt: number;
  /** In percent, while it is played; else null. */
  progress: number | null;
  /** The command that the server was asked for last. */
  commandId: string;
  /** Why the server has refused all of it, or null. */
  problem: Problem | null;
  /** What became of it at each school, as the server has answered. */
  results: readonly SubmissionResult[];
  /** The programs of the results. */
  answered: readonly PortalProgram[];
}

type Offer = Pick<CommonApplicationContext, 'programs' | 'draft'>;

/** Programs to choose from. What was chosen stays, also if a later search doesn't find it. */
export const offeredPrograms = ({ programs, draft }: Offer): readonly PortalProgram[] => [
  ...(draft.programs ?? []).filter(
    ({ id }) => draft.chosen.includes(id) && !programs.some((program) => program.id === id),
  ),
  ...programs,
];
export const chosenOf = (context: Offer) =>
  offeredPrograms(context).filter(({ id }) => context.draft.chosen.includes(id));
/** A draft of programs that a search has found keeps what is known of them. */
export const withChosen = (
  { programs, draft, search }: Offer & Pick<CommonApplicationContext, 'search'>,
  chosen: string[],
) => ({
  ...draft,
  chosen,
  ...(search && { programs: chosenOf({ programs, draft: { ...draft, chosen } }).map(rememberedOf) }),
});
const rememberedOf = ({ id, name, program, location }: PortalProgram) => ({ id, name, program, location });
export const withForm = ({ draft }: CommonApplicationContext, change: Partial<ApplicationDraft>) => ({
  draft: { ...draft, form: { ...draft.form, ...change } },
});
