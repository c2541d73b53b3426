import { briefsOf } from '@vetsync/machines/messages/model';
import { participantsOf, programApplications } from '@vetsync/machines/nonprofit/model';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { belongsTo, type SampleDesk } from '../messages/people.ts';

export const nonprofitDesk: SampleDesk = {
  desk: 'nonprofit',
  knows: (world, now) => {
    const { queue, participants } = sampleNonprofit(now);
    return {
      briefs: briefsOf.nonprofit(programApplications(queue, world)),
      others: participantsOf(participants, queue, world).map((one) => belongsTo(one, one.program)),
    };
  },
};
