import { fromCallback } from 'xstate';
import type { ApplicationDialogContext } from '@vetsync/machines/applications/applicationDialog';
import {
  applicantOf,
  emptyApplicationDraft,
  emptyApplicationText,
  type ApplicationDraft,
  type CollegeTarget,
  type JobTarget,
  type NonprofitTarget,
} from '@vetsync/machines/applications/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { now } from './leads.ts';

export const applicant = applicantOf('demo-veteran', sampleProfileOf('user'));

export const jobTarget: JobTarget = {
  kind: 'job',
  id: 'operations-manager',
  jobTitle: 'Operations Manager',
  company: 'Bluebonnet Distribution',
  salary: '$82,000 to $96,000',
  location: 'Austin, Texas',
};
export const collegeTarget: CollegeTarget = {
  kind: 'college',
  id: 'pecan-valley',
  program: 'Bachelor of Science in Operations Management',
  university: 'Pecan Valley University',
};
export const nonprofitTarget: NonprofitTarget = {
  kind: 'nonprofit',
  id: 'bridge-home',
  program: 'Bridge Home Rental Support',
  organization: 'Open Door Housing Partners',
  services: ['First month of rent', 'Talking with a landlord', 'Moving costs', 'Budget coaching'],
};

export const draftWith = (
  text: Partial<ApplicationDraft['text']>,
  more: Partial<Omit<ApplicationDraft, 'text'>> = {},
): ApplicationDraft => ({ ...emptyApplicationDraft, text: { ...emptyApplicationText, ...text }, ...more });

/** A text of `count` words. */
export const words = (count: number): string =>
  Array.from({ length: Math.ceil(count / 12) }, () =>
    'In eight years I learned to plan with little and lead by example.'.split(' '),
  )
    .flat()
    .slice(0, count)
    .join(' ');

export const inputOf = () => ({ applicant, now, random: () => 0.37 });
/** Stands for an actor that plays how something is sent. */
export const pace = fromCallback(() => {});

/** A situation of the application dialog, for `inState`. */
export const applicationIn = (
  value:
    | 'sending'
    | 'success'
    | 'closed'
    | 'refused'
    | { form: 'editing' | 'notSent' | 'tooLong' | 'confirmingClose' },
  context: Partial<ApplicationDialogContext> = {},
) => ({
  value,
  input: inputOf(),
  context: {
    target: jobTarget,
    draft: draftWith({}, { chosen: [...applicant.skills] }),
    pace,
    ...context,
  },
});
