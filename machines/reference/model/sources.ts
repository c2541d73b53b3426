import type { FactSource } from './answers.ts';

const inOrder =
  (order: readonly string[]) =>
  (...lists: readonly (readonly FactSource[] | undefined)[]): FactSource[] => {
    const found = new Map<string, FactSource>();
    for (const source of lists.flatMap((list) => list ?? []))
      found.set(source.id, found.get(source.id) ?? source);
    return order.flatMap((id) => found.get(id) ?? []);
  };

/** Every source of what is shown of occupations, once, in the order in which a page names them. */
export const occupationSources = inOrder([
  'military-crosswalk',
  'occupations',
  'wages',
  'projections',
  'bright-outlook',
  'skills',
  'tasks',
  'related-occupations',
]);

/** Those of schools. */
export const schoolSources = inOrder([
  'schools',
  'school-cautions',
  'school-monitoring',
  'housing-rates',
  'school-tuition',
  'school-flags',
  'school-students',
  'school-outcomes',
  'facility-codes',
]);

/** VA's code of the main campus: its second digit is 1 to 4, and no X marks an extension. Null: unknown. */
export const mainFacilityCode = (codes: readonly string[]): string | null =>
  codes.find((code) => /^\d[1-4][^X]/.test(code)) ?? null;
