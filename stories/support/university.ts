import { emptyWorld, type CollegeApplication, type World } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { seenAt } from './leads.ts';

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
