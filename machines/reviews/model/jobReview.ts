import type { Job } from '../../career/model/jobs.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import { clearances, matchParts } from './review.ts';
import type {
  Clearance,
  JobRequirements,
  FitSign,
  JobReview,
  MatchAnalysis,
  ReviewedProfile,
} from './review.ts';
import type { ApplicantRecords, JobExpectations } from './applicantRecords.ts';
import { usualSkills } from './fields.ts';
import type { ServiceField } from './fields.ts';
import { plainText } from '../../model/text/plainText.ts';

/** One score of several parts, in percent: half is their mean, and half the lowest, which so weighs as much as all the rest. */
function overallScore(percents: readonly number[]): number {
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return Math.round((mean + Math.min(...percents)) / 2);
}

const thousand = 1_000;
/** Years of work that a title asks for; the first that fits counts. */
const levels: readonly (readonly [years: number, title: RegExp])[] = [
  [6, /manager|director|head|chief/i],
  [4, /lead|senior|supervisor|planner/i],
  [2, /technician|assistant|support|coordinator|clerk/i],
  [3, /./],
];
const levelOf = (title: string) => levels.find(([, named]) => named.test(title))?.[0] ?? 3;

/** `$82,000 to $96,000`, also `$82K - $96K`, in dollars a year. */
export function parseSalary(text: string): JobRequirements['salaryRange'] {
  const amounts = [...text.matchAll(/\$\s*([\d,]+(?:\.\d+)?)\s*(k)?/gi)].map(
    ([, amount = '', k]) => Number(amount.replaceAll(',', '')) * (k ? thousand : 1),
  );
  const [from, to = from] = amounts;
  return from === undefined || to === undefined ? null : { from, to };
}
/** What is read of a position that somebody may apply for. */
export type Position = Pick<
  Job,
  'title' | 'company' | 'requiredSkills' | 'preferredSkills' | 'clearance' | 'pay'
>;

const clearanceOf = (name: string): Clearance => clearances.find((clearance) => clearance === name) ?? 'None';

/** What the position asks for: as posted, else what is usual in the field. */
export function requirementsOf(
  application: Pick<JobApplication, 'jobTitle' | 'company' | 'location' | 'salary'>,
  field: ServiceField,
  positions: readonly Position[],
): JobRequirements {
  const { jobTitle, company, location, salary } = application;
  const posted = positions.find((position) => position.title === jobTitle && position.company === company);
  const skills = usualSkills[field];
  return {
    requiredSkills: posted?.requiredSkills ?? skills.slice(0, 3),
    preferredSkills: posted?.preferredSkills ?? skills.slice(3),
    clearanceRequired: clearanceOf(posted?.clearance ?? ''),
    experienceLevel: levelOf(jobTitle),
    location,
    salaryRange: posted?.pay ?? parseSalary(salary),
  };
}

/** What counts as a sign of fitting into a team, by the words it is told in. */
const signTests: readonly (readonly [FitSign, RegExp])[] = [
  ['ledTeam', /\bled\b|\bleads?\b|team/i],
  ['taughtOthers', /train|taught|teach|mentor/i],
  ['plannedAhead', /\bplan/i],
  ['improvedWork', /cut |brought|moved|halve|wrote|improv/i],
  ['answeredForOthers', /answered for|account|responsib|look(s|ed)? after/i],
];

const has = (known: readonly string[], skill: string) =>
  known.some((one) => plainText(one).includes(plainText(skill)) || plainText(skill).includes(plainText(one)));
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (of: number) => Math.round(Math.min(1, Math.max(0, of)) * 100);

const stateOf = (city: string) => city.split(',').at(-1)?.trim() ?? '';
function locationPercent(from: string, to: string, relocatable: boolean): number {
  if (from === to || /remote/i.test(to)) return 100;
  if (relocatable) return 85;
  return stateOf(from) === stateOf(to) ? 75 : 50;
}
/** Two points for each percent above what is paid. */
function salaryPercent(expected: number | null, range: JobRequirements['salaryRange']): number {
  if (expected === null || range === null || expected <= range.to) return 100;
  return Math.max(40, Math.round(100 - (200 * (expected - range.to)) / range.to));
}
const clearancePercents = [100, 60, 30] as const;

interface Candidate {
  profile: ReviewedProfile;
  militarySkills: readonly string[];
  relocatable: boolean;
  expected: number | null;
}

/** The six percentages (feature spec, section 3, "Match analysis"), each reckoned from what it names. */
export function matchAnalysis(requirements: JobRequirements, candidate: Candidate): MatchAnalysis {
  const { profile, militarySkills, relocatable, expected } = candidate;
  const known = [...militarySkills, ...profile.skills, ...profile.certifications];
  const named = requirements.requiredSkills.filter((skill) => has(known, skill));
  const preferred = requirements.preferredSkills.filter((skill) => has(known, skill));
  const held = profile.clearance;
  const short = Math.max(0, clearances.indexOf(requirements.clearanceRequired) - clearances.indexOf(held));
  const told = [profile.bio, ...profile.workHistory.map(({ description }) => description)].join(' ');
  const signs = signTests.filter(([, sign]) => sign.test(told)).map(([name]) => name);
  return {
    skillsMatch: {
      percent: percent(
        0.75 * share(named.length, requirements.requiredSkills.length) +
          0.25 * share(preferred.length, requirements.preferredSkills.length),
      ),
      named: [...named, ...preferred],
      missing: [...requirements.requiredSkills, ...requirements.preferredSkills].filter(
        (skill) => !has(known, skill),
      ),
    },
    experienceMatch: {
      percent: percent(share(profile.experience, requirements.experienceLevel)),
      years: profile.experience,
      required: requirements.experienceLevel,
    },
    clearanceMatch: {
      percent: clearancePercents[short] ?? 30,
      held,
      required: requirements.clearanceRequired,
    },
    locationMatch: {
      percent: locationPercent(profile.location, requirements.location, relocatable),
      from: profile.location,
      to: requirements.location,
      relocatable,
    },
    salaryMatch: {
      percent: salaryPercent(expected, requirements.salaryRange),
      expected,
      range: requirements.salaryRange,
    },
    culturalFit: { percent: 60 + signs.length * 8, signs },
  };
}

/** What a recruiter reads beside an application. */
export function jobReviewParts(
  application: JobApplication,
  profile: ReviewedProfile,
  {
    field,
    positions,
    applicants,
  }: { field: ServiceField; positions: readonly Position[]; applicants: ApplicantRecords },
): Pick<JobReview, 'requirements' | 'analysis' | 'overall' | keyof JobExpectations> {
  const requirements = requirementsOf(application, field, positions);
  const expectations = applicants.expectationsOf(application, requirements.salaryRange);
  const { militarySkills } = application;
  const analysis = matchAnalysis(requirements, {
    profile,
    militarySkills,
    relocatable: expectations.relocatable,
    expected: expectations.salaryExpectation,
  });
  const overall = overallScore(matchParts.map((part) => analysis[part].percent));
  return { requirements, analysis, overall, ...expectations };
}
