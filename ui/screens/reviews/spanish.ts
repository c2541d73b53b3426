import type { Translated } from '../../language/translate.ts';
import * as candidateProfile from './CandidateProfile.words.ts';
import * as candidateProfileSpanish from './CandidateProfile.words.es.ts';
import * as collegeReview from './CollegeReview.words.ts';
import * as collegeReviewSpanish from './CollegeReview.words.es.ts';
import * as decision from './Decision.words.ts';
import * as decisionSpanish from './Decision.words.es.ts';
import * as nonprofitReview from './NonprofitReview.words.ts';
import * as nonprofitReviewSpanish from './NonprofitReview.words.es.ts';
import * as review from './Review.words.ts';
import * as reviewSpanish from './Review.words.es.ts';
import * as reviewsPhrases from './Reviews.phrases.ts';
import * as reviewsPhrasesSpanish from './Reviews.phrases.es.ts';
import * as service from './Service.words.ts';
import * as serviceSpanish from './Service.words.es.ts';

/** Spanish words of the reviews of applications. */
export const reviewsSpanish: readonly Translated[] = [
  [candidateProfile.candidateWords, candidateProfileSpanish.candidateWords],
  [collegeReview.collegeWords, collegeReviewSpanish.collegeWords],
  [decision.answerWords, decisionSpanish.answerWords],
  [decision.decisionWords, decisionSpanish.decisionWords],
  [nonprofitReview.nonprofitReviewWords, nonprofitReviewSpanish.nonprofitReviewWords],
  [review.reviewWords, reviewSpanish.reviewWords],
  [reviewsPhrases.reviewsPhrases, reviewsPhrasesSpanish.reviewsPhrases],
  [service.serviceWords, serviceSpanish.serviceWords],
];
