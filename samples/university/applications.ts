import { giBillRemainingDefault } from '@vetsync/machines/model/world';
import type { CollegeStatus, CollegeApplication } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleService, sampleName } from '../portal/index.ts';
import { samplePortalPrograms, stateUniversity } from './programs.ts';

const hourMs = 3_600_000;

/**
 * Index of the program, status, hours since it was submitted, match score and GI Bill left in percent. The score is the mean
 * of what its review reckons; it stands here so that a list needs no reviews.
 */
type Sample = readonly [
  program: number,
  status: CollegeStatus,
  hoursAgo: number,
  matchScore: number,
  giBill: number,
];

const samples: readonly Sample[] = [
  [1, 'submitted', 3, 88, 100],
  [2, 'submitted', 9, 84, 75],
  [3, 'submitted', 22, 85, 60],
  [4, 'submitted', 30, 89, 100],
  [1, 'submitted', 47, 86, 50],
  [0, 'submitted', 52, 86, 35],
  [5, 'submitted', 70, 86, 80],
  [3, 'submitted', 77, 88, 100],
  [2, 'submitted', 95, 88, 90],
  [1, 'under_review', 120, 85, 65],
  [4, 'under_review', 146, 85, 45],
  [0, 'under_review', 171, 88, 70],
  [3, 'under_review', 190, 85, 100],
  [5, 'under_review', 214, 81, 25],
  [2, 'interview_scheduled', 240, 90, 85],
  [1, 'interview_scheduled', 262, 92, 100],
  [4, 'interview_scheduled', 290, 90, 55],
  [0, 'accepted', 340, 85, 40],
  [2, 'accepted', 410, 92, 95],
  [1, 'accepted', 436, 87, 75],
  [3, 'rejected', 460, 91, 100],
  [5, 'rejected', 530, 82, 20],
];

/** Where the names of applicants begin, so that no other portal's people are among them. */
const firstNameIndex = 400;

const applicationOf = (
  [program, status, hoursAgo, matchScore, giBill]: Sample,
  at: number,
  now: number,
): CollegeApplication => {
  const { branch, rank } = sampleService(at);
  return {
    id: `university-${at + 1}`,
    veteranId: `student-applicant-${at + 1}`,
    veteranName: sampleName(firstNameIndex + at),
    veteranImage: '',
    veteranBranch: branch,
    veteranRank: rank,
    program: samplePortalPrograms[program]?.name ?? '',
    university: stateUniversity,
    submitDate: new Date(now - hoursAgo * hourMs).toISOString(),
    status,
    matchScore,
    giBillRemaining: `${giBill}%`,
  };
};

/** The one that the demo's veteran finds among the own applications, so that both sides see the same decision on it. */
function veteransOwn(now: number): CollegeApplication {
  const { id: veteranId, name, avatar, branch, rank } = sampleProfileOf('user');
  return {
    id: 'STA6R8WH',
    veteranId,
    veteranName: name,
    veteranImage: avatar,
    veteranBranch: branch,
    veteranRank: rank,
    program: 'Master of Science in Supply Chain Management',
    university: stateUniversity,
    submitDate: new Date(now - 21 * 24 * hourMs).toISOString(),
    status: 'interview_scheduled',
    matchScore: 94,
    giBillRemaining: giBillRemainingDefault,
  };
}

/**
 * Applications submitted to State University, newest first, at `now` (epoch milliseconds): as many as the sidebar
 * counts.
 */
export const sampleUniversityApplications = (now: number): CollegeApplication[] =>
  [...samples.map((sample, index) => applicationOf(sample, index, now)), veteransOwn(now)].toSorted((a, b) =>
    b.submitDate.localeCompare(a.submitDate),
  );
