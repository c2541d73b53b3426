import type { SolutionChoices, SolutionField } from '@vetsync/machines/landing/model';
import { formatDuration } from '../format.ts';

const fields: Record<SolutionField, string> = {
  name: 'Name',
  email: 'Work email',
  organization: 'Organization',
  organizationType: 'Kind of organization',
  role: 'Your role',
  useCase: 'What would you use it for?',
  requirements: 'What does it need to do or work with?',
  timeline: 'When do you need it?',
  budgetRange: 'Budget',
};

/** A label for each option of a select (platform spec, section 9). */
type Labels = { [Field in keyof SolutionChoices]: Record<SolutionChoices[Field][number], string> };
const choices: Labels = {
  organizationType: {
    hospital: 'Hospital',
    university: 'University',
    nonprofit: 'Nonprofit',
    government: 'Government',
    corporation: 'Corporation',
    other: 'Other',
  },
  timeline: {
    immediate: 'Immediately (0 to 3 months)',
    short: 'Soon (3 to 6 months)',
    medium: 'Later (6 to 12 months)',
    long: 'Long term (more than 12 months)',
  },
  budgetRange: {
    'under-50k': 'Under $50,000',
    '50k-100k': '$50,000 to $100,000',
    '100k-250k': '$100,000 to $250,000',
    '250k-500k': '$250,000 to $500,000',
    '500k-plus': '$500,000 or more',
    flexible: 'Flexible',
  },
};

export const customSolutionWords = {
  title: 'Request a custom solution',
  description: 'A Solution Architect replies within 24 hours.',
  groups: { you: 'You and your organization', need: 'What you need' },
  fields,
  choices,
  submit: 'Send request',
  submitting: 'Sending…',
  submitIn: (seconds: number) => `Send in ${formatDuration(seconds)}`,
  cancel: 'Cancel',
  failed: 'Not sent yet',
  limited: {
    title: 'Too many requests from here',
    text: 'What you wrote is kept. Please wait a moment, then send it.',
  },
  discard: {
    title: 'Discard your request?',
    text: 'It hasn’t been sent yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
  errorOf: (label: string, error: string) => `${label}: ${error}`,
} as const;
