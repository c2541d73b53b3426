import '../applications/Applications.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { candidateWords } from './CandidateProfile.words.ts';
import { collegeWords } from './CollegeReview.words.ts';
import { nonprofitReviewWords } from './NonprofitReview.words.ts';
import { reviewWords } from './Review.words.ts';
import { serviceWords } from './Service.words.ts';

/** The words that the tabs of a review need, in the reader's language. */
export const useReviewWords = () => ({
  review: useWords(reviewWords),
  service: useWords(serviceWords),
  job: useWords(candidateWords),
  college: useWords(collegeWords),
  nonprofit: useWords(nonprofitReviewWords),
  write: usePhrases(),
});

export type ReviewWords = ReturnType<typeof useReviewWords>;
