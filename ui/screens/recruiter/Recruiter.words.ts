const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);

/** Feature spec, section 2, "Recruiter Dashboard". */
export const recruiterWords = {
  applications: {
    title: 'Applications',
    subtitle: 'Review who applied, write to them, arrange interviews.',
  },
  figures: {
    label: 'Figures',
    candidates: {
      label: 'Candidates',
      hint: (pool: string) => `On the platform; ${pool} fit your jobs`,
    },
    positions: {
      label: 'Open positions',
      hint: (jobs: number) => (jobs === 1 ? 'In 1 job' : `In ${jobs} jobs`),
    },
    cleared: {
      label: 'Cleared',
      hint: (pool: string) => `Hold a security clearance; ${pool} in your pool`,
    },
    applications: {
      label: 'Applications',
      hint: (waiting: number) =>
        waiting === 1 ? '1 waits for a decision' : `${waiting} wait for a decision`,
    },
  },
} as const;

export const compareWords = {
  title: 'Compare candidates',
  tray: 'Candidates to compare',
  chosen: (count: number) => `${people(count)} to compare`,
  nobody: (max: number) => `Choose up to ${max} to compare them side by side.`,
  more: 'Choose one more to compare.',
  full: (max: number) => `That’s as many as fit side by side: ${max}. Remove one to choose another.`,
  open: 'Compare',
  clear: 'Clear',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  profileOf: (name: string) => `View profile ${name}`,
  profile: 'View profile',
  table: 'Candidates side by side',
  fact: 'Fact',
  next: 'Next step',
  leftOut: (count: number, max: number) =>
    `${people(count)} more ${count === 1 ? 'was' : 'were'} asked for. Only ${max} can be compared.`,
  none: {
    title: 'No one to compare',
    text: 'The address names no candidate of your pool. Close this and choose from the list.',
  },
} as const;

export const candidateFacts = {
  match: 'Match',
  job: 'Job',
  application: 'Application',
  notApplied: 'Not applied',
  service: 'Service',
  clearance: 'Clearance',
  noClearance: 'No clearance',
  experience: 'Experience',
  location: 'Location',
  relocation: 'Relocation',
  moves: { true: 'Would move', false: 'Would not move' },
  availability: 'Available',
  salary: 'Salary expectation',
  skillsThere: 'Skills asked for, and there',
  skillsMissing: 'Skills asked for, not named',
  certifications: 'Certifications',
  none: 'None',
} as const;

export const profileWords = {
  title: 'Candidate',
  fits: (job: string) => `Fits ${job}`,
  applied: (job: string) => `Applied for ${job}`,
  message: 'Message',
  review: 'Review application',
  compare: 'Compare',
  uncompare: 'Remove from comparison',
} as const;
