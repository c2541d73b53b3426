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
  jobs: { title: 'Active Jobs', subtitle: 'What you look for, and who applied.' },
} as const;

export const compareWords = {
  title: 'Compare candidates',
  tray: 'Candidates to compare',
  chosen: (count: number) => `${people(count)} to compare`,
  nobody: (max: number) => `Choose up to ${max} to compare them side by side.`,
  more: 'Choose one more to compare.',
  full: (max: number) => `That is as many as fit side by side: ${max}. Remove one to choose another.`,
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
    title: 'Nobody to compare',
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

export const jobWords = {
  title: 'Job',
  company: (team: string, company: string) => `${team}, ${company}`,
  about: 'About the job',
  asked: 'What it asks for',
  required: 'Required skills',
  preferred: 'Preferred skills',
  clearance: 'Clearance',
  noClearance: 'None asked for',
  experience: 'Experience',
  years: (years: number) => (years === 1 ? 'About 1 year of work' : `About ${years} years of work`),
  location: 'Location',
  pay: 'Pay',
  payText: (range: string) => `${range} a year`,
  type: 'Type',
  posted: 'Posted',
  positions: 'Open positions',
  applicants: (count: number) => (count === 1 ? 'See 1 applicant' : `See ${count} applicants`),
  candidates: (count: number) =>
    count === 1 ? 'See 1 candidate who fits' : `See ${count} candidates who fit`,
} as const;
