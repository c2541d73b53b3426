import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from './applicationKinds.ts';
import type { Role } from '../../account/model/roles.ts';
import { guidancePhrase } from './phrases.ts';

/** How long a prompt is visible, in milliseconds (platform spec, section 9). */
export const guidanceVisibleMs = 15_000;
/** Delay after a profile was chosen, in milliseconds (platform spec, section 9). */
export const profileSelectedMs = 1_000;
/** Delay after an application was submitted, in milliseconds (platform spec, section 4). */
export const applicationSubmittedMs = 2_000;

/** What triggers a step. Without `to`: any other tab. */
export type GuidanceTrigger =
  | { on: 'profile' }
  | { on: 'tabs'; from: string; to?: string }
  | { on: 'submitted'; kind: ApplicationKind };

export interface GuidanceStep {
  role: Role;
  /** Together with the role, the key by which it is displayed only once. */
  step: string;
  trigger: GuidanceTrigger;
  title: Phrase;
  text: Phrase;
  /** Name of a tab or an alias (`tabAliases`). */
  target: string;
  actionLabel: Phrase;
}

/**
 * All prompts: a welcome for each role, and follow-ups (platform spec, sections 2 and 4). The specification defines some
 * steps and targets; the texts and the other follow-ups are ours.
 */
export const guidanceSteps: readonly GuidanceStep[] = [
  {
    role: 'user',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: guidancePhrase('start'),
    text: guidancePhrase('startMore'),
    target: 'ai-battle-buddy',
    actionLabel: guidancePhrase('startAction'),
  },
  {
    role: 'user',
    step: 'ai-session-complete',
    trigger: { on: 'tabs', from: 'ai-battle-buddy', to: 'career' },
    title: guidancePhrase('skills'),
    text: guidancePhrase('skillsMore'),
    target: 'education',
    actionLabel: guidancePhrase('skillsAction'),
  },
  {
    role: 'user',
    step: 'career-explored',
    trigger: { on: 'tabs', from: 'career', to: 'community' },
    title: guidancePhrase('doors'),
    text: guidancePhrase('doorsMore'),
    target: 'applications',
    actionLabel: guidancePhrase('doorsAction'),
  },
  {
    role: 'recruiter',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: guidancePhrase('candidates'),
    text: guidancePhrase('candidatesMore'),
    target: 'pipeline',
    actionLabel: guidancePhrase('candidatesAction'),
  },
  {
    role: 'recruiter',
    step: 'application-submitted',
    trigger: { on: 'submitted', kind: 'job' },
    title: guidancePhrase('arrived'),
    text: guidancePhrase('arrivedMore'),
    target: 'applications',
    actionLabel: guidancePhrase('arrivedAction'),
  },
  {
    role: 'recruiter',
    step: 'pipeline-explored',
    trigger: { on: 'tabs', from: 'candidates' },
    title: guidancePhrase('works'),
    text: guidancePhrase('worksMore'),
    target: 'insights',
    actionLabel: guidancePhrase('worksAction'),
  },
  {
    role: 'university',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: guidancePhrase('toReview'),
    text: guidancePhrase('toReviewMore'),
    target: 'applications',
    actionLabel: guidancePhrase('toReviewAction'),
  },
  {
    role: 'university',
    step: 'applications-explored',
    trigger: { on: 'tabs', from: 'applications' },
    title: guidancePhrase('outcomes'),
    text: guidancePhrase('outcomesMore'),
    target: 'insights',
    actionLabel: guidancePhrase('openReports'),
  },
  {
    role: 'hospital',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: guidancePhrase('today'),
    text: guidancePhrase('todayMore'),
    target: 'patients',
    actionLabel: guidancePhrase('todayAction'),
  },
  {
    role: 'hospital',
    step: 'patients-explored',
    trigger: { on: 'tabs', from: 'patients' },
    title: guidancePhrase('soon'),
    text: guidancePhrase('soonMore'),
    target: 'interventions',
    actionLabel: guidancePhrase('soonAction'),
  },
  {
    role: 'hospital',
    step: 'interventions-explored',
    trigger: { on: 'tabs', from: 'mental-health' },
    title: guidancePhrase('plan'),
    text: guidancePhrase('planMore'),
    target: 'care-plans',
    actionLabel: guidancePhrase('planAction'),
  },
  {
    role: 'nonprofit',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: guidancePhrase('offer'),
    text: guidancePhrase('offerMore'),
    target: 'interventions',
    actionLabel: guidancePhrase('offerAction'),
  },
  {
    role: 'nonprofit',
    step: 'services-explored',
    trigger: { on: 'tabs', from: 'services' },
    title: guidancePhrase('impact'),
    text: guidancePhrase('impactMore'),
    target: 'impact',
    actionLabel: guidancePhrase('openReports'),
  },
];

/** Key of a step, which is displayed only once. */
export const guidanceKey = ({ role, step }: GuidanceStep) => `${role}:${step}`;

const delays = {
  profile: profileSelectedMs,
  tabs: 0,
  submitted: applicationSubmittedMs,
} as const satisfies Record<GuidanceTrigger['on'], number>;
/** Delay before a step is displayed, in milliseconds. */
export const guidanceDelay = ({ trigger }: GuidanceStep): number => delays[trigger.on];
