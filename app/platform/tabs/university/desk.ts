import { applicationsOfUniversity, studentsOf } from '@vetsync/machines/university/model';
import { briefsOf } from '@vetsync/machines/messages/model';
import { sampleUniversity } from '@vetsync/samples/university';
import { belongsTo, type SampleDesk } from '../messages/people.ts';

export const universityDesk: SampleDesk = {
  desk: 'university',
  knows: (world, now) => {
    const samples = sampleUniversity(now);
    return {
      briefs: briefsOf.university(applicationsOfUniversity(samples, world)),
      others: studentsOf(samples, world).map((student) => belongsTo(student, student.program)),
    };
  },
};
