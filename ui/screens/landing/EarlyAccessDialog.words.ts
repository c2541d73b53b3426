import type { LeadField, LeadSource, VeteranStatus } from '@vetsync/machines/leads/model';
import { formatDuration } from '../format.ts';

export interface Occasion {
  title: string;
  description: string;
  submit: string;
}

const earlyAccess: Occasion = {
  title: 'Get early access',
  description: 'We’ll email you when there’s something to see, and only then.',
  submit: 'Get early access',
};
const demo: Occasion = {
  title: 'Request a demo',
  description: 'Tell us where to reach you. We’ll show you around.',
  submit: 'Request a demo',
};
const talk: Occasion = {
  title: 'Talk with us',
  description: 'Tell us what you have in mind. We’ll be in touch.',
  submit: 'Send',
};
const technicalReview: Occasion = {
  title: 'Schedule a technical review',
  description: 'Tell us what your team needs to look into.',
  submit: 'Request a review',
};

const veteranStatuses: Record<VeteranStatus, string> = {
  veteran: 'Veteran',
  active_duty: 'On active duty',
  guard_reserve: 'In the Guard or Reserve',
  family: 'Family member or caregiver',
  supporter: 'Supporter',
};

const fields: Record<LeadField, string> = {
  name: 'Name',
  email: 'Email',
  veteranStatus: 'Which describes you best?',
  organization: 'Organization',
  interest: 'What would help you most?',
};

export const earlyAccessWords = {
  /** The text depends on the link that opened the dialog. The default is early access. */
  occasions: {
    footer_request_demo: demo,
    footer_partner_program: talk,
    footer_api_access: talk,
    footer_integration: talk,
    footer_contact_sales: talk,
    technical_review: technicalReview,
  } as Partial<Record<LeadSource, Occasion>>,
  earlyAccess,
  fields,
  veteranStatuses,
  organizationHelp: 'If you’re writing for a school, clinic, employer or group.',
  submitting: 'Sending…',
  submitIn: (seconds: number) => `Send in ${formatDuration(seconds)}`,
  cancel: 'Cancel',
  failed: 'Not sent yet',
  limited: {
    title: 'Too many requests from here',
    text: 'What you wrote is kept. Please wait a moment, then send it.',
  },
  discard: {
    title: 'Discard what you wrote?',
    text: 'It hasn’t been sent yet.',
    confirm: 'Discard',
    cancel: 'Keep writing',
  },
  thanked: { title: 'You’re on the list', next: 'Experience the Platform' },
  notStored: { title: 'Keep this page open' },
  savedLocally: { title: 'Information Saved', retry: 'Send now', retrying: 'Sending…' },
  held: { title: 'Saved on this device only', retry: 'Try again' },
  close: 'Close',
} as const;
