import type { ApplicationDecision } from '../../model/exchange/decideApplication.ts';
import type { WholeApplication } from '../../model/exchange/responses.ts';
import { stepsOf } from './history.ts';
import { reviewSummary } from './reviewSummary.ts';
import { decisionChoices } from './outcomes.ts';
import type { Review } from './review.ts';
import { titleOfApplication } from './reviewOf.ts';

/** A whole application as a panel shows it. What only the demo's server can tell is left out by the other. */
export interface OpenedApplication extends WholeApplication {
  /** What is read tab by tab, with percentages. */
  review?: Review;
  /** Decisions that may replace each other. Left out, what can be decided follows from where the application stands. */
  decisions?: readonly ApplicationDecision[];
}

/** An application of the demo, as the server of an organization tells it. */
export function openedApplication(review: Review): OpenedApplication {
  const { id, kind, application } = review;
  const history = stepsOf(review);
  return {
    application: {
      id,
      kind,
      listingId: '',
      listingTitle: titleOfApplication(kind, application),
      applicantName: application.veteranName,
      status: application.status,
      submittedAt: application.submitDate,
      updatedAt: history.at(-1)?.at ?? application.submitDate,
      assignee: null,
      acceptedAt: null,
      answerBy: null,
      summary: reviewSummary(review),
      version: history.length,
      snapshot: {},
      answers: {},
    },
    history,
    threadId: null,
    match: [],
    openedBy: [],
    review,
    decisions: decisionChoices[kind],
  };
}
