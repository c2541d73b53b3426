import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { branchSlugs, type BranchSlug } from './branches.ts';
import { deeds, type Deed } from './deeds.ts';

/** No filter. */
export const anyBranch = 'all';
export const branchChoices = [anyBranch, ...branchSlugs] as const;
export type BranchChoice = (typeof branchChoices)[number];

/** Maximum length of a search, in characters. */
export const occupationSearchMax = 100;

/** What the URL says of the translation of military occupations. */
export interface OccupationRoute {
  /** Searched in codes and titles. */
  q: string;
  branch: BranchChoice;
  /** The military occupation that is open. */
  open: { branch: BranchSlug; code: string } | null;
  /** The civilian occupation that is shown in depth; null: the first one. */
  onet: string | null;
  /** What the person did, where a code leads to nothing. */
  did: readonly Deed[];
}

export const parseOccupationRoute = (query: Query): OccupationRoute => {
  const [, branch, code] = /^([a-z-]+)\.([\dA-Za-z&]{1,8})$/.exec(query['military'] ?? '') ?? [];
  const slug = branchSlugs.find((each) => each === branch);
  const did = (query['did'] ?? '').split('.');
  const onet = query['civilian'] ?? '';
  return {
    q: (query['q'] ?? '').slice(0, occupationSearchMax),
    branch: oneOf(branchChoices, query['branch'], anyBranch),
    open: slug && code ? { branch: slug, code: code.toUpperCase() } : null,
    onet: /^\d{2}-\d{4}\.\d{2}$/.test(onet) ? onet : null,
    did: deeds.filter((deed) => did.includes(deed)),
  };
};

/** The same in the URL; null leaves a name out. */
export const formatOccupationRoute = ({
  q,
  branch,
  open,
  onet,
  did,
}: OccupationRoute): Record<'q' | 'branch' | 'military' | 'civilian' | 'did', string | null> => ({
  q: q || null,
  branch: branch === anyBranch ? null : branch,
  military: open && `${open.branch}.${open.code}`,
  civilian: onet,
  did: did.join('.') || null,
});
