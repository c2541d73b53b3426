import { briefsOf, briefsWithDecisions, briefsInWorld } from '../../messages/model/applicationBriefs.ts';
import { memberContact } from '../../messages/model/contacts.ts';
import type { Contacts } from '../../messages/model/contacts.ts';
import type { World } from '../../model/world/world.ts';
import { recruiterPhrase } from './phrases.ts';
import type { RecruiterSamples } from './recruiter.ts';

/** Whoever applied, and the candidate pool. */
export const recruiterContacts = (
  { applications, candidates }: RecruiterSamples,
  world: World,
): Contacts => ({
  briefs: [
    ...briefsInWorld(world, 'recruiter').toReversed(),
    ...briefsWithDecisions(briefsOf.recruiter(applications), world),
  ],
  others: candidates.map(({ id, review: { application } }) => {
    const { veteranName, veteranImage, veteranRank, veteranBranch } = application;
    const person = { id, name: veteranName, image: veteranImage, rank: veteranRank, branch: veteranBranch };
    return memberContact(person, recruiterPhrase('candidatePool'));
  }),
});
