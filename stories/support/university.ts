import { seededRandom } from '@vetsync/machines/reviews/model';
import { emptyWorld, type CollegeApplication, type World } from '@vetsync/machines/model/world';
import { universityMachine, universityView } from '@vetsync/machines/university';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { universityActivities } from '@vetsync/samples/university';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';
import { university } from './portal.ts';

const veteran = sampleProfileOf('user');
/** Submitted just now by the demo's veteran, to another school than the portal's own. */
const handedIn: CollegeApplication = {
  id: 'K7M2QXA4',
  veteranId: veteran.id,
  veteranName: veteran.name,
  veteranImage: veteran.avatar,
  veteranBranch: veteran.branch,
  veteranRank: veteran.rank,
  program: 'Bachelor of Science in Cybersecurity',
  university: 'Caprock University',
  submitDate: new Date(seenAt - 60_000).toISOString(),
  status: 'submitted',
  matchScore: 82,
  giBillRemaining: '75%',
};
export const worldWithApplication: World = { ...emptyWorld, collegeApplications: [handedIn] };

export const universityIn = (hasApplication = false) =>
  inState(universityMachine, universityView, {
    value: 'ready',
    input: {
      samples: university,
      world: hasApplication ? worldWithApplication : emptyWorld,
      activities: universityActivities(seenAt, seededRandom('story')),
      at: { mode: 'demo', role: 'university' },
      reader,
      now,
    },
  });
