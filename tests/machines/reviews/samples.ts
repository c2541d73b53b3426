import type { CollegeApplication, JobApplication, NonprofitApplication } from '@vetsync/machines/model/world';

/** Current time in the tests. */
export const now = () => Date.parse('2026-11-21T14:27:00Z');

const person = {
  veteranId: 'sample-1',
  veteranName: 'Tamika Rademacher',
  veteranImage: '',
  veteranBranch: 'Navy',
  veteranRank: 'Petty Officer First Class',
  submitDate: '2026-11-20T09:00:00.000Z',
};
export const sampleJob = (id = 'J1'): JobApplication => ({
  ...person,
  id,
  jobTitle: 'Network Administrator',
  company: 'Tech Corp',
  salary: '$78,000 to $94,000',
  location: 'Dallas, Texas',
  matchScore: 94,
  militarySkills: ['Network administration'],
  status: 'submitted',
});
export const sampleCollege = (id = 'C1'): CollegeApplication => ({
  ...person,
  id,
  program: 'Bachelor of Science in Cybersecurity',
  university: 'State University',
  matchScore: 88,
  giBillRemaining: '75%',
  status: 'under_review',
});
export const sampleNonprofit = (id = 'N1'): NonprofitApplication => ({
  ...person,
  id,
  program: 'Housing Assistance',
  organization: 'Veterans Foundation',
  needsAssessment: ['Deposit or first rent'],
  status: 'enrolled',
  progress: 0,
});
