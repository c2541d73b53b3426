import {
  applicationsOfUniversity,
  briefsOf,
  candidateBriefs,
  decidedBriefs,
  correspondentsOf,
  participantsOf,
  poolPeople,
  programApplications,
  sampleNonprofit,
  sampleUniversity,
  studentsOf,
  viewerSample,
  worldBriefs,
  type ApplicationBrief,
  type Correspondent,
  type Desk,
  type World,
} from '@vetsync/machines/model';

/** Whom an organisation knows: by their applications, newest first, and otherwise. */
export interface Known {
  briefs: readonly ApplicationBrief[];
  others: readonly Correspondent[];
}
type Knows = (world: World, now: number) => Known;

const belongsTo = (
  { id, name, image, rank, branch }: Record<'id' | 'name' | 'image' | 'rank' | 'branch', string>,
  subject: string,
): Correspondent => ({
  id,
  name,
  detail: [rank, branch].filter(Boolean).join(', '),
  image,
  subjects: [{ applicationId: null, subject }],
});

/** The samples of each portal, with what the shared world knows besides. */
const knowledge: Readonly<Record<Desk, Knows>> = {
  recruiter: (world) => ({
    briefs: [...worldBriefs(world, 'recruiter').toReversed(), ...decidedBriefs(candidateBriefs, world)],
    others: poolPeople().map((person) => belongsTo(person, 'Candidate pool')),
  }),
  university: (world, now) => {
    const samples = sampleUniversity(now);
    return {
      briefs: briefsOf.university(applicationsOfUniversity(samples, world)),
      others: studentsOf(samples, world).map((student) => belongsTo(student, student.program)),
    };
  },
  nonprofit: (world, now) => {
    const { queue, participants } = sampleNonprofit(now);
    return {
      briefs: briefsOf.nonprofit(programApplications(queue, world)),
      others: participantsOf(participants, queue, world).map((one) => belongsTo(one, one.program)),
    };
  },
};

/** Whoever is written to from the profile viewer, once that was done. */
function viewed(world: World, desk: Desk, now: number): Correspondent[] {
  const { id, name, rank, branch } = viewerSample(now);
  const isKnown = world.sentMessages.some(({ from, to }) => from === desk && to === id);
  return isKnown ? [belongsTo({ id, name, image: '', rank, branch }, 'Veteran profile')] : [];
}

const withViewed = ({ briefs, others }: Known, more: readonly Correspondent[]): Known => ({
  briefs,
  others: [...others, ...more],
});

/** Of a signed-in organisation nothing but the shared world is known. */
export const knownTo = (desk: Desk, world: World, now: number, isSample: boolean): Known =>
  isSample
    ? withViewed(knowledge[desk](world, now), viewed(world, desk, now))
    : { briefs: worldBriefs(world, desk).toReversed(), others: [] };

/** People of an organisation, each once. */
export function peopleOf({ briefs, others }: Known): Correspondent[] {
  const applied = correspondentsOf(briefs);
  const ids = new Set(applied.map(({ id }) => id));
  return [...applied, ...others.filter(({ id }) => !ids.has(id))];
}
