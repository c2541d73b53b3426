import { applicationRows, applicationsOfUniversity } from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { sampleUniversity } from '@vetsync/samples/university';
import { seenAt } from '../../support/leads.ts';
// The words of the tables.
import '@vetsync/ui/screens/hospital/Hospital.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import '@vetsync/ui/screens/university/University.phrases';

export const university = sampleUniversity(seenAt);
/** The 23 applications of the demo's university. */
export const applications = applicationRows(
  applicationsOfUniversity(university, emptyWorld),
  university.organization,
);
