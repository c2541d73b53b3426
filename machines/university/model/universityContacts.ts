import { briefsOf } from '../../messages/model/applicationBriefs.ts';
import { memberContact } from '../../messages/model/contacts.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { World } from '../../model/world/world.ts';
import { applicationsOfUniversity, studentsOf } from './university.ts';
import type { UniversitySamples } from './university.ts';

/** Whoever applied, and the students. */
export const universityContacts = (samples: UniversitySamples, world: World): Contacts => ({
  briefs: briefsOf.university(applicationsOfUniversity(samples, world)),
  others: studentsOf(samples, world).map((student) => memberContact(student, student.program)),
});
