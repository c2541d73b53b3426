import type { Phrase } from '../../system/model/phrase.ts';
import type { ApplicationKind } from '../../model/world/statuses.ts';
import type {
  CollegeApplication,
  CollegeForm,
  JobApplication,
  NonprofitApplication,
} from '../../model/world/applications.ts';
import type { RecordedDecision } from '../../model/world/decisions.ts';
import type { Priority, Urgency } from '../../model/cases/triage.ts';

/** An application by its kind, as the world keeps it. A portal's samples have the same shape. */
export interface ApplicationOf {
  job: JobApplication;
  college: CollegeApplication;
  nonprofit: NonprofitApplication;
}
export type AnyApplication = ApplicationOf[ApplicationKind];

/** Tabs of each review dialog, in their order (feature spec, section 2). */
export const reviewTabs = {
  job: ['overview', 'experience', 'skills', 'military', 'analysis'],
  college: ['overview', 'military', 'academic', 'essays', 'prediction'],
  nonprofit: ['overview', 'needs', 'military'],
} as const satisfies Readonly<Record<ApplicationKind, readonly string[]>>;
export type ReviewTab = (typeof reviewTabs)[ApplicationKind][number];

/** Clearances from none to the highest. */
export const clearances = ['None', 'Confidential', 'Secret', 'Top Secret'] as const;
export type Clearance = (typeof clearances)[number];

export interface ReviewedEducation {
  degree: string;
  institution: string;
  year: string;
  /** Out of 4, where it is known. */
  gpa?: number;
}
export interface ReviewedWork {
  title: string;
  company: string;
  duration: string;
  description: string;
}

/** Who applied: what a reviewer reads beside the application (feature spec, section 3, "enriched for display"). */
export interface ReviewedProfile {
  /** Years of work, in service and after it. */
  experience: number;
  location: string;
  clearance: Clearance;
  skills: readonly string[];
  education: readonly ReviewedEducation[];
  /** Newest first. */
  workHistory: readonly ReviewedWork[];
  certifications: readonly string[];
  /** Code and title: `92Y, Unit Supply Specialist`. */
  militarySpecialty: string;
  deployments: readonly string[];
  awards: readonly string[];
  yearsOfService: number;
  bio: string;
}

/** What a position asks for (feature spec, section 3, "Job requirements"). */
export interface JobRequirements {
  requiredSkills: readonly string[];
  preferredSkills: readonly string[];
  clearanceRequired: Clearance;
  /** Years of work. */
  experienceLevel: number;
  location: string;
  /** Dollars a year; null if the position names none. */
  salaryRange: { from: number; to: number } | null;
}

/** Signs of fitting into a team, told by the words of a profile. */
export const fitSigns = [
  'ledTeam',
  'taughtOthers',
  'plannedAhead',
  'improvedWork',
  'answeredForOthers',
] as const;
export type FitSign = (typeof fitSigns)[number];

/** Parts of a match, each in percent with what it was reckoned from (feature spec, section 3, "Match analysis"). */
export interface MatchAnalysis {
  skillsMatch: { percent: number; named: readonly string[]; missing: readonly string[] };
  experienceMatch: { percent: number; years: number; required: number };
  clearanceMatch: { percent: number; held: Clearance; required: Clearance };
  locationMatch: { percent: number; from: string; to: string; relocatable: boolean };
  salaryMatch: { percent: number; expected: number | null; range: JobRequirements['salaryRange'] };
  culturalFit: { percent: number; signs: readonly FitSign[] };
}
export const matchParts = [
  'skillsMatch',
  'experienceMatch',
  'clearanceMatch',
  'locationMatch',
  'salaryMatch',
  'culturalFit',
] as const satisfies (keyof MatchAnalysis)[];
export type MatchPart = (typeof matchParts)[number];

/** What a student may need, reckoned from the application alone; each in percent with what it was reckoned from. */
export interface CollegePrediction {
  readiness: { percent: number; gpa: number | null; degrees: number };
  credits: { percent: number; recommended: number };
  fit: { percent: number; shared: readonly string[] };
  funding: { percent: number; giBillRemaining: number };
  writing: { percent: number; words: number };
  /** Mean of the parts. */
  outlook: number;
}
export const predictionParts = [
  'readiness',
  'credits',
  'fit',
  'funding',
  'writing',
] as const satisfies Exclude<keyof CollegePrediction, 'outlook'>[];
export type PredictionPart = (typeof predictionParts)[number];

interface Reviewed<Kind extends ApplicationKind> {
  kind: Kind;
  id: string;
  /** With the status that the decisions on it leave it in. */
  application: ApplicationOf[Kind];
  profile: ReviewedProfile;
  /** What it is for, as the applicant is told: `Operations Manager at Tech Corp`. */
  subject: Phrase;
  /** Every decision on it, also those withdrawn, oldest first. */
  history: readonly RecordedDecision[];
  /** The decision that stands, or null. */
  decision: RecordedDecision | null;
}

export interface JobReview extends Reviewed<'job'> {
  requirements: JobRequirements;
  analysis: MatchAnalysis;
  /** The parts of the analysis as one score. */
  overall: number;
  /** Dollars a year, or null if nothing is known of it. */
  salaryExpectation: number | null;
  availability: string;
  relocatable: boolean;
}
export interface CollegeReview extends Reviewed<'college'> {
  /** What was written; null if the application came without. */
  essays: CollegeForm | null;
  /** `Fall 2027`, or empty. */
  startTerm: Phrase;
  /** Credits recommended for military training. */
  militaryCredits: number;
  prediction: CollegePrediction;
}
export interface NonprofitReview extends Reviewed<'nonprofit'> {
  priority: Priority;
  urgency: Urgency;
  /** What follows from the needs, once it is approved; progress in percent. */
  plan: { goals: readonly string[]; services: readonly string[]; progress: number };
}
/** An application with everything that a reviewer reads. */
export type Review = JobReview | CollegeReview | NonprofitReview;
