import type { Review } from '@vetsync/machines/reviews/model';
import type { ReviewPart } from './parts.ts';
import type { ReviewWords } from './useReviewWords.ts';

/** Branch, role and years of service. */
export const serviceParts = (
  { service: words, review: sharedWords }: ReviewWords,
  { application, profile }: Review,
): ReviewPart[] => [
  {
    kind: 'facts',
    title: words.facts,
    facts: [
      { label: words.branch, value: application.veteranBranch },
      { label: words.rank, value: application.veteranRank },
      { label: words.specialty, value: profile.militarySpecialty },
      { label: words.years, value: sharedWords.years(profile.yearsOfService) },
      { label: words.clearance, value: sharedWords.clearance[profile.clearance] },
    ],
  },
  {
    kind: 'tags',
    title: words.deployments,
    tags: profile.deployments.map((text) => ({ text })),
    none: words.noDeployments,
  },
  {
    kind: 'tags',
    title: words.awards,
    tags: profile.awards.map((text) => ({ text, tone: 'honor' as const })),
    none: words.noAwards,
  },
];
