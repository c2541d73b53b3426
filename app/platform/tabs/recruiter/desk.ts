import { decidedBriefs, worldBriefs } from '@vetsync/machines/messages/model';
import { candidateBriefs, poolPeople } from '@vetsync/samples/recruiter';
import { belongsTo, type SampleDesk } from '../messages/people.ts';

export const recruiterDesk: SampleDesk = {
  desk: 'recruiter',
  knows: (world) => ({
    briefs: [...worldBriefs(world, 'recruiter').toReversed(), ...decidedBriefs(candidateBriefs, world)],
    others: poolPeople().map((person) => belongsTo(person, 'Candidate pool')),
  }),
};
