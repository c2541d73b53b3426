import type {
  CollegePrediction,
  CollegeReview,
  PredictionPart,
  reviewTabs,
} from '@vetsync/machines/reviews/model';
import type { Translation } from '../../language/translate.ts';
import { collegeWords } from './CollegeReview.words.ts';
import type { ReviewBar, ReviewPart } from './parts.ts';
import { serviceParts } from './serviceParts.ts';
import type { ReviewWords } from './useReviewWords.ts';

const predicted = Object.keys(collegeWords.prediction.parts) as PredictionPart[];
const essays = ['personalStatement', 'academicGoals', 'militaryExperience', 'careerObjective'] as const;
/** Below this percentage, a part suggests an offer of support. */
const supportBelow = 80;

function barOf<Part extends PredictionPart>(
  words: Translation<typeof collegeWords.prediction>,
  prediction: CollegePrediction,
  part: Part,
): ReviewBar {
  const computed = prediction[part];
  const because = words.because[part] as (of: CollegePrediction[Part]) => string;
  return { label: words.parts[part], percent: computed.percent, because: because(computed) };
}

/** Content of each tab of the Application Review. */
export const collegeTabs: Readonly<
  Record<
    (typeof reviewTabs)['college'][number],
    (allWords: ReviewWords, review: CollegeReview) => ReviewPart[]
  >
> = {
  overview(
    { college: words, review: sharedWords, write },
    { application, profile, essays: form, startTerm },
  ) {
    const labels = words.overview;
    return [
      {
        kind: 'facts',
        title: labels.program,
        facts: [
          { label: labels.degree, value: application.program },
          { label: labels.university, value: application.university },
          { label: labels.start, value: write(startTerm) },
          { label: labels.giBill, value: application.giBillRemaining },
          { label: labels.clearance, value: sharedWords.clearance[profile.clearance] },
          { label: labels.location, value: profile.location },
          { label: labels.aid, value: form?.financialAid ? labels.aidWanted : labels.aidUnwanted },
          { label: labels.accommodations, value: form?.accommodations || labels.noAccommodations },
        ],
      },
      { kind: 'prose', title: labels.about, text: profile.bio },
    ];
  },
  military: (allWords, review) => [
    ...serviceParts(allWords, review),
    {
      kind: 'prose',
      title: allWords.college.military.experience,
      text: review.essays?.militaryExperience ?? '',
    },
  ],
  academic: ({ college: words }, { application, profile, militaryCredits, essays: form }) => [
    {
      kind: 'entries',
      title: words.academic.education,
      entries: profile.education.map(({ degree, institution, year, gpa }) => ({
        title: degree,
        when: year,
        text: [institution, gpa === undefined ? '' : words.academic.gpa(gpa)].filter(Boolean).join(', '),
      })),
      none: words.academic.none,
    },
    {
      kind: 'facts',
      title: words.academic.credit,
      facts: [
        { label: words.academic.credits, value: words.academic.creditsOf(militaryCredits) },
        { label: words.overview.giBill, value: application.giBillRemaining },
      ],
    },
    {
      kind: 'tags',
      title: words.academic.certifications,
      tags: profile.certifications.map((text) => ({ text })),
      none: words.academic.noCertifications,
    },
    { kind: 'prose', title: words.academic.goals, text: form?.academicGoals ?? '' },
  ],
  essays({ college: words }, { essays: form, prediction }) {
    if (!form)
      return [{ kind: 'prose', title: words.essays.personalStatement, text: '', note: words.essays.none }];
    const note = words.essays.words(prediction.writing.words);
    return essays.map((essay) => ({
      kind: 'prose',
      title: words.essays[essay],
      text: form[essay],
      ...(essay === 'personalStatement' && { note }),
    }));
  },
  prediction: ({ college: words }, { application: { matchScore }, prediction }) => [
    {
      kind: 'bars',
      title: words.prediction.title,
      note: words.prediction.note,
      // The same score as in the head. A score given at submission is not computed from the parts.
      total: {
        label: '',
        percent: matchScore ?? prediction.outlook,
        because:
          matchScore === null || matchScore === prediction.outlook
            ? words.prediction.total
            : words.prediction.atSubmission,
      },
      bars: predicted.map((part) => barOf(words.prediction, prediction, part)),
    },
    {
      kind: 'tags',
      title: words.prediction.support,
      tags: predicted
        .filter((part) => prediction[part].percent < supportBelow)
        .map((part) => ({ text: words.prediction.supports[part], tone: 'info' as const })),
      none: words.prediction.noSupport,
    },
  ],
};
