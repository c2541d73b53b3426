import { briefsOf } from '../../messages/model/applicationBriefs.ts';
import { memberContact } from '../../messages/model/contacts.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { World } from '../../model/world/world.ts';
import type { NonprofitRecords } from './nonprofit.ts';
import { participantsOf } from './participants.ts';
import { programApplications } from './queue.ts';

/** Whoever applied, and the participants. */
export const nonprofitContacts = ({ queue, participants }: NonprofitRecords, world: World): Contacts => ({
  briefs: briefsOf.nonprofit(programApplications(queue, world)),
  others: participantsOf(participants, queue, world).map((item) => memberContact(item, item.program)),
});
