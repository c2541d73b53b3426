import type { NonprofitReview, reviewTabs } from '@vetsync/machines/reviews/model';
import { nonprofitReviewWords as words } from './NonprofitReview.words.ts';
import type { ReviewPart } from './parts.ts';
import { serviceParts } from './serviceParts.ts';

const tagged = (list: readonly string[]) => list.map((text) => ({ text }));

/** Content of each tab of the Program Application Review. */
export const nonprofitTabs: Readonly<
  Record<(typeof reviewTabs)['nonprofit'][number], (review: NonprofitReview) => ReviewPart[]>
> = {
  overview({ application, profile, priority, urgency, plan }) {
    const said = words.overview;
    return [
      {
        kind: 'facts',
        title: said.facts,
        facts: [
          { label: said.program, value: application.program },
          { label: said.organization, value: application.organization },
          { label: said.priority, value: priority },
          { label: said.urgency, value: urgency },
          { label: said.situation, value: application.currentStatus ?? '' },
          { label: said.location, value: profile.location },
        ],
      },
      { kind: 'prose', title: said.message, text: application.message ?? '' },
      {
        kind: 'facts',
        title: said.approval,
        facts: [
          { label: said.approvals.status, value: said.approvals.statusOf },
          { label: said.approvals.progress, value: said.approvals.progressOf(plan.progress) },
          { label: said.approvals.joined, value: said.approvals.joinedOf },
        ],
      },
    ];
  },
  needs: ({ application, plan }) => [
    {
      kind: 'tags',
      title: words.needs.asked,
      tags: application.needsAssessment.map((text) => ({ text, tone: 'info' as const })),
      none: words.needs.noneAsked,
    },
    { kind: 'tags', title: words.needs.goals, tags: tagged(plan.goals), none: words.needs.none },
    { kind: 'tags', title: words.needs.services, tags: tagged(plan.services), none: words.needs.none },
  ],
  military: (review) => serviceParts(review),
};
