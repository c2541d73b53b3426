import type { NonprofitReview, reviewTabs } from '@vetsync/machines/reviews/model';
import type { ReviewPart } from './parts.ts';
import { serviceParts } from './serviceParts.ts';
import type { ReviewWords } from './useReviewWords.ts';

const tagged = (list: readonly string[]) => list.map((text) => ({ text }));

/** Content of each tab of the Program Application Review. */
export const nonprofitTabs: Readonly<
  Record<
    (typeof reviewTabs)['nonprofit'][number],
    (allWords: ReviewWords, review: NonprofitReview) => ReviewPart[]
  >
> = {
  overview({ nonprofit: words }, { application, profile, priority, urgency, plan }) {
    const labels = words.overview;
    return [
      {
        kind: 'facts',
        title: labels.facts,
        facts: [
          { label: labels.program, value: application.program },
          { label: labels.organization, value: application.organization },
          { label: labels.priority, value: priority },
          { label: labels.urgency, value: urgency },
          { label: labels.situation, value: application.currentStatus ?? '' },
          { label: labels.location, value: profile.location },
        ],
      },
      { kind: 'prose', title: labels.message, text: application.message ?? '' },
      {
        kind: 'facts',
        title: labels.approval,
        facts: [
          { label: labels.approvals.status, value: labels.approvals.statusOf },
          { label: labels.approvals.progress, value: labels.approvals.progressOf(plan.progress) },
          { label: labels.approvals.joined, value: labels.approvals.joinedOf },
        ],
      },
    ];
  },
  needs: ({ nonprofit: words }, { application, plan }) => [
    {
      kind: 'tags',
      title: words.needs.asked,
      tags: application.needsAssessment.map((text) => ({ text, tone: 'info' as const })),
      none: words.needs.noneAsked,
    },
    { kind: 'tags', title: words.needs.goals, tags: tagged(plan.goals), none: words.needs.none },
    { kind: 'tags', title: words.needs.services, tags: tagged(plan.services), none: words.needs.none },
  ],
  military: serviceParts,
};
