import type { PortalPhrases } from '@vetsync/machines/portal/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

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
  searchApplications: 'Search applications',
} satisfies PhraseWords<PortalPhrases>);
