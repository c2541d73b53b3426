import { phrasesOf } from '../../system/model/phrase.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { Branch } from '../../profile/model/profile.ts';

type Names =
  | 'army'
  | 'marineCorps'
  | 'navy'
  | 'airForce'
  | 'spaceForce'
  | 'coastGuard'
  | 'status'
  | 'anyStatus'
  | 'match'
  | 'branch'
  | 'allBranches'
  | 'submitted'
  | 'program'
  | 'programs'
  | 'allPrograms'
  | 'location'
  | 'allLocations'
  | 'skills'
  | 'anySkill'
  | 'serviceYears'
  | 'provider'
  | 'clearance'
  | 'anyClearance'
  | 'askedFor'
  | 'message'
  | 'review'
  | 'interview'
  | 'applicant'
  | 'applications'
  | 'searchApplications';

/** Words that the tables and reports of several portals share. */
export type PortalPhrases = Readonly<Record<Names, []>>;

export const portalPhrase = phrasesOf<PortalPhrases>('portal');

/** Names of the military branches. */
export const branchNames: Readonly<Record<Branch, Phrase>> = {
  Army: portalPhrase('army'),
  'Marine Corps': portalPhrase('marineCorps'),
  Navy: portalPhrase('navy'),
  'Air Force': portalPhrase('airForce'),
  'Space Force': portalPhrase('spaceForce'),
  'Coast Guard': portalPhrase('coastGuard'),
};
