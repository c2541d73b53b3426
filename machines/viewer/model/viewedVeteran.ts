import type { ViewerType } from './viewer.ts';

/** A duty station of the veteran; `from` and `to` are years. */
export interface ViewerPosting {
  id: string;
  location: string;
  unit: string;
  duty: string;
  from: number;
  to: number;
}

/** A person who served at the same posting at the same time. */
export interface ViewerBuddy {
  id: string;
  posting: string;
  name: string;
  /** Years of serving together: `2015 to 2017`. */
  together: string;
  /** Current occupation and location. */
  today: string;
  connected: boolean;
}

/** A step of a claim or a referral. */
export interface ViewerStep {
  id: string;
  state: 'done' | 'current' | 'coming';
  /** ISO 8601 instant in UTC, or null if it is still to come. */
  at: string | null;
}

/** The veteran whose profile is viewed (feature spec, section 2, "Veteran profile viewer"). Instants are ISO 8601 in UTC. */
export interface ViewedVeteran {
  id: string;
  name: string;
  branch: string;
  location: string;
  service: { from: number; to: number };
  rank: string;
  mos: string;
  clearance: string;
  deployments: readonly string[];
  awards: readonly string[];
  degree: { name: string; institution: string; percentDone: number; expected: number };
  certifications: readonly string[];
  giBillUsedPercent: number;
  goals: { industry: string; role: string; preference: string; employers: readonly string[] };
  claim: readonly ViewerStep[];
  housing: readonly ViewerStep[];
  cohort: string;
  groups: readonly string[];
  event: { name: string; at: string; location: string };
  recentConnection: { name: string; at: string };
  careerReadinessPercent: number;
  /** Match score on the card for each kind of organization. */
  fit: Readonly<Record<Exclude<ViewerType, 'veteran'>, number>>;
}

/** A veteran with postings and the people who served there too. */
export interface ViewerSubject {
  /** As seen at `now`, in epoch milliseconds. */
  veteran: (now: number) => ViewedVeteran;
  postings: readonly ViewerPosting[];
  buddies: readonly ViewerBuddy[];
}
