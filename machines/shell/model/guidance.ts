import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from './applicationKinds.ts';
import type { Role } from '../../account/model/roles.ts';
import { guidancePhrase, type Hint } from './phrases.ts';

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

const profile = { on: 'profile' } as const;
const leaving = (from: string, to?: string): GuidanceTrigger => ({ on: 'tabs', from, ...(to && { to }) });

/**
 * All prompts: a welcome for each role, and follow-ups (platform spec, sections 2 and 4). The specification defines some
 * steps and targets; the texts and the other follow-ups are ours.
 */
export const guidanceSteps: readonly GuidanceStep[] = (
  [
    ['user', 'profile-selected', profile, 'start', 'ai-battle-buddy'],
    ['user', 'ai-session-complete', leaving('ai-battle-buddy', 'career'), 'skills', 'education'],
    ['user', 'career-explored', leaving('career', 'community'), 'doors', 'applications'],
    ['recruiter', 'profile-selected', profile, 'candidates', 'pipeline'],
    ['recruiter', 'application-submitted', { on: 'submitted', kind: 'job' }, 'arrived', 'applications'],
    ['recruiter', 'pipeline-explored', leaving('candidates'), 'works', 'insights'],
    ['university', 'profile-selected', profile, 'toReview', 'applications'],
    ['university', 'applications-explored', leaving('applications'), 'outcomes', 'insights'],
    ['hospital', 'profile-selected', profile, 'today', 'patients'],
    ['hospital', 'patients-explored', leaving('patients'), 'soon', 'interventions'],
    ['hospital', 'interventions-explored', leaving('mental-health'), 'plan', 'care-plans'],
    ['nonprofit', 'profile-selected', profile, 'offer', 'interventions'],
    ['nonprofit', 'services-explored', leaving('services'), 'impact', 'impact'],
  ] as const satisfies readonly (readonly [Role, string, GuidanceTrigger, Hint, string])[]
).map(([role, step, trigger, hint, target]) => ({
  role,
  step,
  trigger,
  title: guidancePhrase(hint),
  text: guidancePhrase(`${hint}More`),
  target,
  actionLabel: guidancePhrase(`${hint}Action`),
}));

/** Key of a step, which is displayed only once. */
export const guidanceKey = ({ role, step }: GuidanceStep) => `${role}:${step}`;

const delays = {
  profile: profileSelectedMs,
  tabs: 0,
  submitted: applicationSubmittedMs,
} as const satisfies Record<GuidanceTrigger['on'], number>;
/** Delay before a step is displayed, in milliseconds. */
export const guidanceDelay = ({ trigger }: GuidanceStep): number => delays[trigger.on];
