import type { JobView } from '@vetsync/machines/career';
import { careerWords } from '../Career.words.ts';

/** Label of the button that leads to a job's application. */
export function applyLabel({ application, canApply }: Pick<JobView, 'application' | 'canApply'>): string {
  const { apply, again, view } = careerWords.matches;
  if (!application) return apply;
  return canApply ? again : view;
}
