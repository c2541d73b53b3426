import { briefsOf } from '../../messages/model/applicationBriefs.ts';
import { caseContact } from '../../messages/model/contacts.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { World } from '../../model/world/world.ts';
import { applicationsOfUniversity, universityCasework } from './university.ts';
import type { UniversitySamples } from './university.ts';

/** Whoever applied, and the students. */
export const universityContacts = (samples: UniversitySamples, world: World): Contacts => ({
  briefs: briefsOf.university(applicationsOfUniversity(samples, world)),
  others: universityCasework(samples, world).rows.map(caseContact),
});
