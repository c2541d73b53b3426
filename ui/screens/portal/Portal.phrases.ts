import type { PortalPhrases } from '@vetsync/machines/portal/model';
import { definePhrases, type PhraseWords } from '../../language/usePhrases.ts';

const applicationCount = (count: number) => (count === 1 ? '1 application' : `${count} applications`);

/** Words that the tables and reports of several portals share. */
export const portalPhrases = definePhrases('portal', {
  army: 'Army',
  marineCorps: 'Marine Corps',
  navy: 'Navy',
  airForce: 'Air Force',
  spaceForce: 'Space Force',
  coastGuard: 'Coast Guard',
  status: 'Status',
  anyStatus: 'Any status',
  match: 'Match',
  branch: 'Branch',
  allBranches: 'All branches',
  submitted: 'Submitted',
  program: 'Program',
  programs: 'Programs',
  allPrograms: 'All programs',
  location: 'Location',
  allLocations: 'All locations',
  provider: 'Provider',
  clearance: 'Clearance',
  anyClearance: 'Any clearance',
  askedFor: 'Asked for',
  message: 'Message',
  review: 'Review',
  interview: 'Interview',
  applicant: 'Applicant',
  applications: 'Applications',
  applicationNoun: 'application',
  applicationNouns: 'applications',
  searchApplications: 'Search applications',
  noApplications: 'No applications yet',
  markUnderReview: 'Mark under review',
  markedUnderReview: 'Marked under review',
  applicationCount,
  markConfirmation: (count: number) => `Mark ${applicationCount(count)} under review?`,
  applicantsNotified: (count: number) =>
    count === 1
      ? 'The applicant will be notified automatically.'
      : 'The applicants will be notified automatically.',
} satisfies PhraseWords<PortalPhrases>);
