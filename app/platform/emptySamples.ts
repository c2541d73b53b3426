import { emptyHospital } from '@vetsync/machines/hospital/model';
import { activitiesOf, noEarlierMatters } from '@vetsync/machines/home/model';
import { noCorrespondence } from '@vetsync/machines/messages/model';
import { emptyNonprofit } from '@vetsync/machines/nonprofit/model';
import { signedInPortal } from '@vetsync/machines/portal/model';
import { emptyRecruiter } from '@vetsync/machines/recruiter/model';
import { emptyUniversity } from '@vetsync/machines/university/model';
import { loadMemberships } from '../services/http/memberships.ts';

/** What an account sees where it has nothing yet. One file, because each further one would be a request. */
export const emptySamples = {
  home: { activities: () => activitiesOf, earlier: () => noEarlierMatters },
  recruiter: signedInPortal(emptyRecruiter, loadMemberships),
  university: signedInPortal(emptyUniversity, loadMemberships),
  nonprofit: signedInPortal(emptyNonprofit, loadMemberships),
  hospital: signedInPortal(emptyHospital, loadMemberships),
  correspondence: noCorrespondence,
};
