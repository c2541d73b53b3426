export const jobTypes = ['Full-time', 'Part-time', 'Contract'] as const;
export type JobType = (typeof jobTypes)[number];
export const jobLocations = [
  'Austin, Texas',
  'Dallas, Texas',
  'Houston, Texas',
  'San Antonio, Texas',
  'Remote',
] as const;
export type JobLocation = (typeof jobLocations)[number];

/** A matching job (feature spec, section 3, "Job match"). All are invented. */
export interface Job {
  id: string;
  title: string;
  company: string;
  location: JobLocation;
  /** As displayed. */
  salary: string;
  /** Dollars a year. */
  pay: { from: number; to: number };
  /** In percent. */
  match: number;
  /** ISO 8601 in UTC. */
  posted: string;
  type: JobType;
  description: string;
  requiredSkills: readonly string[];
  preferredSkills: readonly string[];
  /** Required security clearance, or empty. */
  clearance: string;
}

/** Number of top matches. */
export const topMatchCount = 3;
