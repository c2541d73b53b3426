import type { Translated } from '../../language/translate.ts';
import { reviewsPhrasesSpanish } from './Reviews.phrases.es.ts';
import { candidateSpanish } from './CandidateProfile.words.es.ts';
import { collegeSpanish } from './CollegeReview.words.es.ts';
import { decisionSpanish } from './Decision.words.es.ts';
import { nonprofitReviewSpanish } from './NonprofitReview.words.es.ts';
import { reviewSpanish } from './Review.words.es.ts';
import { serviceSpanish } from './Service.words.es.ts';

/** Spanish words of the reviews of applications. */
export const reviewsSpanish: readonly Translated[] = [
  reviewsPhrasesSpanish,
  candidateSpanish,
  collegeSpanish,
  decisionSpanish,
  nonprofitReviewSpanish,
  reviewSpanish,
  serviceSpanish,
];
