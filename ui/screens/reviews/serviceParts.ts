import type { Review } from '@vetsync/machines/reviews/model';
import type { ReviewPart } from './parts.ts';
import { reviewWords } from './Review.words.ts';
import { serviceWords as words } from './Service.words.ts';

/** Branch, role and years of service. */
export const serviceParts = ({ application, profile }: Review): ReviewPart[] => [
  {
    kind: 'facts',
    title: words.facts,
    facts: [
      { label: words.branch, value: application.veteranBranch },
      { label: words.rank, value: application.veteranRank },
      { label: words.specialty, value: profile.militarySpecialty },
      { label: words.years, value: reviewWords.years(profile.yearsOfService) },
      { label: words.clearance, value: reviewWords.clearance[profile.clearance] },
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
