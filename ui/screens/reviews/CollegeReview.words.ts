import type { CollegePrediction, PredictionPart } from '@vetsync/machines/reviews/model';
import { reviewWords } from './Review.words.ts';

type Because = { [Part in PredictionPart]: (of: CollegePrediction[Part]) => string };
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Feature spec, section 2, "University Admissions Portal": the tabs of the review dialog. */
export const collegeWords = {
  overview: {
    program: 'Application',
    university: 'University',
    degree: 'Program',
    start: 'Preferred start date',
    match: 'Match score at submission',
    giBill: 'GI Bill remaining',
    clearance: 'Clearance',
    aid: 'Financial aid',
    aidWanted: 'Would like to be considered',
    aidUnwanted: 'Not asked for',
    location: 'Lives in',
    about: 'About',
    accommodations: 'Accommodations',
    noAccommodations: 'None asked for',
  },
  military: { experience: 'Military experience, in their own words' },
  academic: {
    education: 'Education',
    none: 'No education given.',
    gpa: (gpa: number) => `GPA ${gpa.toFixed(1)}`,
    certifications: 'Certifications',
    noCertifications: 'No certifications given.',
    credit: 'Credit and funding',
    credits: 'Credits recommended for military training',
    creditsOf: (count: number) => `${counted(count, 'credit', 'credits')}, for your registrar to check`,
    goals: 'Academic goals',
  },
  essays: {
    personalStatement: 'Personal statement',
    academicGoals: 'Academic goals',
    militaryExperience: 'Military experience',
    careerObjective: 'Career objective',
    words: (count: number) => `${counted(count, 'word', 'words')}; 500 to 750 are recommended.`,
    none: 'This application came without essays.',
  },
  prediction: {
    title: 'Outlook for this program',
    total: 'Match score: the mean of the parts below.',
    atSubmission: 'Match score at submission, a sample figure. The parts below are calculated separately.',
    note: 'Sample analysis: fixed rules applied to this application. It doesn’t judge a person and decides nothing.',
    parts: {
      readiness: 'Academic readiness',
      credits: 'Credit for military training',
      fit: 'Fit with the program',
      funding: 'Funding',
      writing: 'Written application',
    } satisfies Record<PredictionPart, string>,
    because: {
      readiness: ({ gpa, degrees }) =>
        gpa === null
          ? `No grades given; ${counted(degrees, 'course of study', 'courses of study')} named.`
          : `GPA ${gpa.toFixed(1)} out of 4.`,
      credits: ({ recommended }) => `${counted(recommended, 'credit', 'credits')} may count.`,
      fit: ({ shared }) =>
        shared.length === 0
          ? 'Service and work name nothing of this field.'
          : `From service, work and goals: ${shared.join('; ')}.`,
      funding: ({ giBillRemaining }) => `${giBillRemaining}% of the GI Bill remain.`,
      writing: ({ words }) =>
        words === 0
          ? 'There’s no personal statement.'
          : `The personal statement has ${counted(words, 'word', 'words')}.`,
    } satisfies Because,
    support: 'What may help',
    supports: {
      readiness: 'A bridge course or tutoring in the first term',
      credits: 'Check the Joint Services Transcript with the registrar',
      fit: 'A talk with an advisor of the program',
      funding: 'Grants and scholarships besides the GI Bill',
      writing: 'The writing center',
    } satisfies Record<PredictionPart, string>,
    noSupport: 'Nothing stands out.',
  },
  none: reviewWords.none,
} as const;
