import type { School } from '@vetsync/machines/reference/model';
import { useWords } from '../../../language/useWords.ts';
import { schoolsWords } from '../Schools.words.ts';

/** Where VA compares schools itself. */
export const schoolTool = 'https://www.va.gov/education/gi-bill-comparison-tool/';

/** `Public, four years or more`, as far as it is known. */
export function useSchoolKind() {
  const { controls, levels } = useWords(schoolsWords);
  return ({ control, level }: Pick<School, 'control' | 'level'>) =>
    [control && controls[control], level && levels[level]].filter(Boolean).join(', ');
}
