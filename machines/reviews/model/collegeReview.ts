import { countWords, statementWords } from '../../applications/model/statement.ts';
import { termLabel } from '../../applications/model/terms.ts';
import type { CollegeApplication, CollegeForm } from '../../model/world/applications.ts';
import type { CollegePrediction, CollegeReview, ReviewedProfile } from './review.ts';
import { findServiceField, mentionsField } from './fields.ts';

/** Credits usually recommended for this many years of service. The school's registrar decides. */
export const recommendedCredits = (yearsOfService: number): number => Math.min(30, 6 + 2 * yearsOfService);

/** Words that don't count as a match between a record and a program. */
const ignoredWords = new Set([
  'associate',
  'bachelor',
  'master',
  'doctor',
  'science',
  'sciences',
  'arts',
  'applied',
  'business',
  'administration',
  'degree',
  'with',
  'from',
  'their',
  'that',
  'this',
]);
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !ignoredWords.has(word)));

/** Maximum number of listed reasons. */
const maxReasons = 3;

/**
 * Why the applicant fits: entries of their record that share a word or the field with the program, then matching words from
 * their goals.
 */
function fitOf(program: string, profile: ReviewedProfile, essays: CollegeForm | null): string[] {
  const field = findServiceField(program);
  const programWords = wordsOf(program);
  const named = (text: string) => [...wordsOf(text)].filter((word) => programWords.has(word));
  const record = [
    profile.militarySpecialty,
    ...profile.workHistory.map(({ title }) => title),
    ...profile.skills,
    ...profile.certifications,
  ];
  const fitting = record.filter(
    (entry) => named(entry).length > 0 || (field !== null && mentionsField(entry, field)),
  );
  const goals = named(`${essays?.academicGoals ?? ''} ${essays?.careerObjective ?? ''}`);
  return [...new Set([...fitting, ...goals])].slice(0, maxReasons);
}

const withinHundred = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** How a student may do, estimated by fixed rules (docs/decisions/072). */
export function predictionOf(
  application: Pick<CollegeApplication, 'program' | 'giBillRemaining'>,
  profile: ReviewedProfile,
  { essays, credits }: { essays: CollegeForm | null; credits: number },
): CollegePrediction {
  const gpa = profile.education.find((item) => item.gpa !== undefined)?.gpa ?? null;
  const degrees = profile.education.length;
  const giBillRemaining = Number.parseInt(application.giBillRemaining, 10) || 0;
  const words = countWords(essays?.personalStatement ?? '');
  const shared = fitOf(application.program, profile, essays);
  const parts = {
    readiness: { percent: withinHundred(gpa === null ? 70 + degrees * 5 : gpa * 25), gpa, degrees },
    credits: { percent: withinHundred(70 + credits), recommended: credits },
    fit: { percent: withinHundred(70 + shared.length * 10), shared },
    funding: { percent: withinHundred(60 + giBillRemaining * 0.4), giBillRemaining },
    writing: { percent: withinHundred(60 + (40 * words) / statementWords.min), words },
  };
  const all = Object.values(parts);
  return { ...parts, outlook: Math.round(all.reduce((sum, { percent }) => sum + percent, 0) / all.length) };
}

/** What a university reads beside an application. */
export function collegeReviewParts(
  application: CollegeApplication,
  profile: ReviewedProfile,
  essays: CollegeForm | null,
): Pick<CollegeReview, 'essays' | 'startTerm' | 'militaryCredits' | 'prediction'> {
  const militaryCredits = recommendedCredits(profile.yearsOfService);
  return {
    essays,
    startTerm: termLabel(essays?.preferredStartDate ?? ''),
    militaryCredits,
    prediction: predictionOf(application, profile, { essays, credits: militaryCredits }),
  };
}
