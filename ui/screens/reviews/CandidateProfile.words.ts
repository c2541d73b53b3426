import type { FitSign, MatchAnalysis, MatchPart } from '@vetsync/machines/reviews/model';
import { reviewWords } from './Review.words.ts';

type Because = { [Part in MatchPart]: (of: MatchAnalysis[Part]) => string };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const range = (pay: { from: number; to: number } | null) =>
  pay ? `${dollars(pay.from)} to ${dollars(pay.to)}` : '';
const list = (items: readonly string[]) => items.join(', ');
const { years } = reviewWords;
/** Signs of fitting into a team, by their names in the analysis. */
const signNames: Readonly<Record<FitSign, string>> = {
  ledTeam: 'led a team',
  taughtOthers: 'taught others',
  plannedAhead: 'planned ahead',
  improvedWork: 'made work better',
  answeredForOthers: 'answered for others',
};

/** Feature spec, section 2, "Recruiter Dashboard": the tabs of the Candidate Profile. */
export const candidateWords = {
  dollars,
  range,
  overview: {
    bio: 'About',
    facts: 'At a glance',
    position: 'Position',
    location: 'Location',
    experience: 'Experience',
    clearance: 'Clearance',
    salary: 'Salary expectation',
    availability: 'Available',
    relocatable: 'Would move',
    yes: 'Yes',
    no: 'No',
    letter: 'Message to the employer',
    wanted: 'What the position asks for',
    wantedClearance: 'Clearance asked for',
    wantedExperience: 'Experience asked for',
    pay: 'Pay',
    where: 'Where',
    noClearance: 'None asked for',
  },
  experience: {
    work: 'Work history',
    noWork: 'No work history given.',
    education: 'Education',
    noEducation: 'No education given.',
    gpa: (gpa: number) => `GPA ${gpa.toFixed(1)}`,
  },
  skills: {
    named: 'Named in the application',
    noneNamed: 'No military skills were named in the application.',
    profile: 'In the profile',
    noneInProfile: 'The profile names no skills.',
    required: 'Asked for, and there',
    noneRequired: 'None of the skills asked for is named.',
    missing: 'Asked for, not named',
    noneMissing: 'Nothing is missing.',
    certifications: 'Certifications',
    noCertifications: 'No certifications given.',
  },
  analysis: {
    title: 'How the candidate fits the position',
    total: 'Match score: half from the mean of the parts below, half from the lowest of them.',
    atSubmission: 'Match score at submission, a sample figure. The parts below are calculated separately.',
    note: 'Sample analysis: fixed rules applied to this profile. It doesn’t judge a person and decides nothing.',
    parts: {
      skillsMatch: 'Skills',
      experienceMatch: 'Experience',
      clearanceMatch: 'Clearance',
      locationMatch: 'Location',
      salaryMatch: 'Salary',
      culturalFit: 'Cultural fit',
    } satisfies Record<MatchPart, string>,
    because: {
      skillsMatch: ({ named, missing }) =>
        missing.length === 0
          ? `All skills asked for are named: ${list(named)}.`
          : `${named.length > 0 ? `Named: ${list(named)}. ` : ''}Not named: ${list(missing)}.`,
      experienceMatch: (of) => `${years(of.years)} of work; about ${years(of.required)} asked for.`,
      clearanceMatch: ({ held, required }) =>
        required === 'None' ? `None asked for; held: ${held}.` : `${required} asked for; held: ${held}.`,
      locationMatch: ({ from, to, relocatable }) =>
        `Lives in ${from || 'a place not given'}; the work is in ${to}. ${relocatable ? 'Would move.' : 'Would not move.'}`,
      salaryMatch: ({ expected, range: pay }) =>
        expected === null || pay === null
          ? 'Nothing is said against the pay of the position.'
          : `Expects ${dollars(expected)}; the position pays ${range(pay)}.`,
      culturalFit: ({ signs }) =>
        signs.length === 0
          ? 'The profile tells little of working with others.'
          : `The profile tells of: ${list(signs.map((sign) => signNames[sign]))}.`,
    } satisfies Because,
  },
} as const;
