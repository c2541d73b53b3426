import { briefsOf } from '../../messages/model/applicationBriefs.ts';
import { caseContact } from '../../messages/model/contacts.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { World } from '../../model/world/world.ts';
import type { NonprofitRecords } from './nonprofit.ts';
import { participantsOf } from './participants.ts';
import { programApplications } from './queue.ts';

/** Whoever applied, and the participants. */
export const nonprofitContacts = (records: NonprofitRecords, world: World): Contacts => ({
  briefs: briefsOf.nonprofit(programApplications(records.queue, world)),
  others: participantsOf(records, world).map(caseContact),
});
