import { plainText } from '../../model/text/plainText.ts';
import { militaryBranchDetails } from './branches.ts';
import type { MilitaryOccupation } from './militaryOccupations.ts';
import { civilianTitles } from './occupations.ts';
import { anyBranch } from './skillFilters.ts';
import type { SkillFilters } from './skillFilters.ts';

const searched = new WeakMap<MilitaryOccupation, string>();
function wordsOf(occupation: MilitaryOccupation): string {
  const known = searched.get(occupation);
  if (known !== undefined) return known;
  const { branch, code, title, civilian } = occupation;
  const { name, codeName } = militaryBranchDetails[branch];
  const titles = civilian.map((each) => civilianTitles[each]);
  const words = plainText([`${name} ${codeName} ${code}`, title, ...titles].join('\n'));
  searched.set(occupation, words);
  return words;
}

/** A skill level in a code, such as the 5 of 3E751, matches any level. */
const anyLevel = (wanted: string) => wanted.replace(/^([0-9][a-z][0-9])[0-9]([0-9])$/, '$1x$2');

/** Matching occupations: the exact code first, then codes with that prefix, then matching titles. */
export function findOccupations(
  occupations: readonly MilitaryOccupation[],
  { q, branch }: Pick<SkillFilters, 'q' | 'branch'>,
): MilitaryOccupation[] {
  const wanted = anyLevel(plainText(q).trim());
  const rank = ({ code }: MilitaryOccupation) => {
    const own = code.toLowerCase();
    if (own === wanted) return 0;
    return own.startsWith(wanted) ? 1 : 2;
  };
  const found = occupations.filter(
    (one) =>
      (branch === anyBranch || one.branch === branch) && (wanted === '' || wordsOf(one).includes(wanted)),
  );
  return wanted === '' ? found : found.toSorted((a, b) => rank(a) - rank(b));
}
