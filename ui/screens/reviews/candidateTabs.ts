import type { JobReview, MatchAnalysis, MatchPart, reviewTabs } from '@vetsync/machines/reviews/model';
import type { Translation } from '../../language/translate.ts';
import { candidateWords } from './CandidateProfile.words.ts';
import type { ReviewBar, ReviewPart } from './parts.ts';
import { serviceParts } from './serviceParts.ts';
import type { ReviewWords } from './useReviewWords.ts';

const tagged = (list: readonly string[]) => list.map((text) => ({ text }));
const parts = Object.keys(candidateWords.analysis.parts) as MatchPart[];

function barOf<Part extends MatchPart>(
  words: Translation<typeof candidateWords.analysis>,
  analysis: MatchAnalysis,
  part: Part,
): ReviewBar {
  const computed = analysis[part];
  const because = words.because[part] as (of: MatchAnalysis[Part]) => string;
  return { label: words.parts[part], percent: computed.percent, because: because(computed) };
}

/** Content of each tab of the Candidate Profile. */
export const candidateTabs: Readonly<
  Record<(typeof reviewTabs)['job'][number], (allWords: ReviewWords, review: JobReview) => ReviewPart[]>
> = {
  overview({ job: words, review: sharedWords }, { application, profile, requirements, ...review }) {
    const labels = words.overview;
    const facts = [
      { label: labels.location, value: profile.location },
      { label: labels.experience, value: sharedWords.years(profile.experience) },
      { label: labels.clearance, value: sharedWords.clearance[profile.clearance] },
      {
        label: labels.salary,
        value: review.salaryExpectation === null ? '' : words.dollars(review.salaryExpectation),
      },
      { label: labels.availability, value: review.availability },
      { label: labels.relocatable, value: review.relocatable ? labels.yes : labels.no },
    ];
    const { clearanceRequired, experienceLevel, location, salaryRange } = requirements;
    const wanted = [
      { label: labels.position, value: `${application.jobTitle}, ${application.company}` },
      { label: labels.where, value: location },
      { label: labels.wantedExperience, value: sharedWords.years(experienceLevel) },
      {
        label: labels.wantedClearance,
        value: clearanceRequired === 'None' ? labels.noClearance : clearanceRequired,
      },
      { label: labels.pay, value: words.range(salaryRange) || application.salary },
    ];
    return [
      { kind: 'prose', title: labels.bio, text: profile.bio },
      { kind: 'facts', title: labels.facts, facts },
      ...(application.coverLetter
        ? [{ kind: 'prose' as const, title: labels.letter, text: application.coverLetter }]
        : []),
      { kind: 'facts', title: labels.wanted, facts: wanted },
    ];
  },
  experience: ({ job: words }, { profile }) => [
    {
      kind: 'entries',
      title: words.experience.work,
      entries: profile.workHistory.map(({ title, company, duration, description }) => ({
        title: [title, company].filter(Boolean).join(', '),
        when: duration,
        text: description,
      })),
      none: words.experience.noWork,
    },
    {
      kind: 'entries',
      title: words.experience.education,
      entries: profile.education.map(({ degree, institution, year, gpa }) => ({
        title: degree,
        when: year,
        text: [institution, gpa === undefined ? '' : words.experience.gpa(gpa)].filter(Boolean).join(', '),
      })),
      none: words.experience.noEducation,
    },
  ],
  skills: ({ job: words }, { application, profile, analysis: { skillsMatch } }) => [
    {
      kind: 'tags',
      title: words.skills.required,
      tags: skillsMatch.named.map((text) => ({ text, tone: 'positive' as const })),
      none: words.skills.noneRequired,
    },
    {
      kind: 'tags',
      title: words.skills.missing,
      tags: skillsMatch.missing.map((text) => ({ text, tone: 'caution' as const })),
      none: words.skills.noneMissing,
    },
    {
      kind: 'tags',
      title: words.skills.named,
      tags: tagged(application.militarySkills),
      none: words.skills.noneNamed,
    },
    {
      kind: 'tags',
      title: words.skills.profile,
      tags: tagged(profile.skills),
      none: words.skills.noneInProfile,
    },
    {
      kind: 'tags',
      title: words.skills.certifications,
      tags: tagged(profile.certifications),
      none: words.skills.noCertifications,
    },
  ],
  military: serviceParts,
  analysis: ({ job: words }, { application: { matchScore }, analysis, overall }) => [
    {
      kind: 'bars',
      title: words.analysis.title,
      note: words.analysis.note,
      // The same score as in the head. A score given at submission is not computed from the parts.
      total: {
        label: '',
        percent: matchScore ?? overall,
        because:
          matchScore === null || matchScore === overall ? words.analysis.total : words.analysis.atSubmission,
      },
      bars: parts.map((part) => barOf(words.analysis, analysis, part)),
    },
  ],
};
