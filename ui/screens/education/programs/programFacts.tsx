import type { ProgramView } from '@vetsync/machines/education';
import type { Reader } from '@vetsync/machines/system/model';
import type { Translation } from '../../../language/translate.ts';
import type { educationWords } from '../Education.words.ts';

/** Yearly cost in dollars that the GI Bill doesn't cover, by the program's own figures. */
const left = ({ tuitionCost, giBillCoverage }: ProgramView) =>
  Math.round((tuitionCost * (100 - giBillCoverage)) / 100);

interface ProgramFact {
  label: string;
  of: (program: ProgramView, reader: Reader) => string;
}

/** Facts of a program in display order. */
export const programFacts = ({
  program: words,
  search,
}: Translation<typeof educationWords>): readonly ProgramFact[] => [
  { label: words.tuition, of: ({ tuitionCost }) => words.year(tuitionCost) },
  {
    label: words.coverage,
    of: (one) => `${words.percent(one.giBillCoverage)}. ${words.left(left(one))}`,
  },
  { label: words.type, of: ({ type }) => search.types[type] },
  { label: words.duration, of: ({ duration }) => duration },
  { label: words.location, of: ({ location }) => location },
  { label: words.school, of: ({ isPublic }) => (isPublic ? words.public : words.private) },
  { label: words.acceptance, of: ({ acceptance }) => words.percent(acceptance) },
  { label: words.ranking, of: ({ ranking }) => ranking },
  { label: words.veterans, of: (one, { locale }) => one.veteranPopulation.toLocaleString(locale) },
  { label: words.support, of: ({ veteranSupport }) => veteranSupport },
];
