import type { JobView } from '@vetsync/machines/career';
import type { Translation } from '../../../language/translate.ts';
import type { careerWords } from '../Career.words.ts';

/** Label of the button that leads to a job's application. */
export function applyLabel(
  { apply, again, view }: Translation<typeof careerWords.matches>,
  { application, canApply }: Pick<JobView, 'application' | 'canApply'>,
): string {
  if (!application) return apply;
  return canApply ? again : view;
}
