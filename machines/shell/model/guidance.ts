import type { ApplicationKind } from '../../model/world/statuses.ts';
import type { Role } from '../../account/model/roles.ts';

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
  title: string;
  text: string;
  /** Name of a tab or an alias (`tabAliases`). */
  target: string;
  actionLabel: string;
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
    title: 'A good place to start',
    text: 'Tell Battle Buddy what you want next: benefits, a job, a degree. It points you to the right place.',
    target: 'ai-battle-buddy',
    actionLabel: 'Talk with Battle Buddy',
  },
  {
    role: 'user',
    step: 'ai-session-complete',
    trigger: { on: 'tabs', from: 'ai-battle-buddy', to: 'career' },
    title: 'Put your skills into civilian words',
    text: 'You are in the right place. Look up what you did in service, then compare programs that add what is missing.',
    target: 'education',
    actionLabel: 'See programs',
  },
  {
    role: 'user',
    step: 'career-explored',
    trigger: { on: 'tabs', from: 'career', to: 'community' },
    title: 'People open doors',
    text: 'Veterans who made the same move meet here. Your applications and what became of them stay on your dashboard.',
    target: 'applications',
    actionLabel: 'See where you stand',
  },
  {
    role: 'recruiter',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: 'Your candidates are waiting',
    text: 'The candidate pool lists veterans by how well they match your open jobs.',
    target: 'pipeline',
    actionLabel: 'Open the pool',
  },
  {
    role: 'recruiter',
    step: 'application-submitted',
    trigger: { on: 'submitted', kind: 'job' },
    title: 'The application has arrived',
    text: 'It is at the top of your list, with its match analysis.',
    target: 'applications',
    actionLabel: 'Review it',
  },
  {
    role: 'recruiter',
    step: 'pipeline-explored',
    trigger: { on: 'tabs', from: 'candidates' },
    title: 'See what works',
    text: 'Analytics shows where your hires come from and how long each step takes.',
    target: 'insights',
    actionLabel: 'Open analytics',
  },
  {
    role: 'university',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: 'Applications to review',
    text: 'Each one comes with military training that may count for credit.',
    target: 'applications',
    actionLabel: 'Open applications',
  },
  {
    role: 'university',
    step: 'applications-explored',
    trigger: { on: 'tabs', from: 'applications' },
    title: 'How are your veterans doing?',
    text: 'Reports shows acceptance, enrollment and how your veteran students get on.',
    target: 'insights',
    actionLabel: 'Open reports',
  },
  {
    role: 'hospital',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: 'Your patients today',
    text: 'Start with those whose care is most urgent.',
    target: 'patients',
    actionLabel: 'Open patients',
  },
  {
    role: 'hospital',
    step: 'patients-explored',
    trigger: { on: 'tabs', from: 'patients' },
    title: 'Who needs somebody soon',
    text: 'Mental Health shows open cases and who follows up on them.',
    target: 'interventions',
    actionLabel: 'Open mental health',
  },
  {
    role: 'hospital',
    step: 'interventions-explored',
    trigger: { on: 'tabs', from: 'mental-health' },
    title: 'Keep the plan in one place',
    text: 'Care plans stand with each patient, so that every provider sees the same.',
    target: 'care-plans',
    actionLabel: 'See care plans',
  },
  {
    role: 'nonprofit',
    step: 'profile-selected',
    trigger: { on: 'profile' },
    title: 'Know what you can offer',
    text: 'Support Services shows what is free today, before you answer an application.',
    target: 'interventions',
    actionLabel: 'Open services',
  },
  {
    role: 'nonprofit',
    step: 'services-explored',
    trigger: { on: 'tabs', from: 'services' },
    title: 'Show what it does',
    text: 'Reports turns participants and services into figures your donors understand.',
    target: 'impact',
    actionLabel: 'Open reports',
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
