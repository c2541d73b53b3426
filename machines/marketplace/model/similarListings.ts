import { searchedWords } from '../../model/text/plainText.ts';
import type { ListingKind, ListingServer, PublishedListing } from '../../organizations/model/index.ts';

/** What other listings are compared with. Of one that is no longer published, only the names are known. */
export interface Compared
  extends
    Pick<PublishedListing, 'title' | 'kind'>,
    Partial<Pick<PublishedListing, 'id' | 'type' | 'location' | 'requiredSkills' | 'preferredSkills'>> {
  organization: Pick<PublishedListing['organization'], 'name'>;
}

/** An opening, and why it is shown: what it has in common with the other one, in words of the listings. */
export interface SimilarListing {
  listing: PublishedListing;
  why: { kind: 'skills' | 'title' | 'place'; what: readonly string[] };
}

const skillsOf = ({ requiredSkills = [], preferredSkills = [] }: Compared) => [
  ...requiredSkills,
  ...preferredSkills,
];

/** In common: what both ask for, words of both titles, and the place. */
function likenessOf(one: Compared, listing: PublishedListing) {
  const known = new Set(skillsOf(one).map((skill) => skill.toLowerCase()));
  const words = new Set(searchedWords(one.title));
  return {
    skills: skillsOf(listing).filter((skill) => known.has(skill.toLowerCase())),
    title: searchedWords(listing.title).filter((word) => word.length > 3 && words.has(word)),
    place: listing.location !== '' && listing.location === one.location ? [listing.location] : [],
  };
}
const weights = { skills: 3, title: 2, place: 1 } as const;
const kinds = Object.keys(weights) as (keyof typeof weights)[];

/** The listings that have the most in common with another one, best first. What has nothing is left out. */
export const similarAmong = (
  one: Compared,
  listings: readonly PublishedListing[],
  count: number,
): SimilarListing[] =>
  listings
    .filter(
      ({ id, title, organization }) =>
        id !== one.id && (title !== one.title || organization.name !== one.organization.name),
    )
    .flatMap((listing) => {
      const likeness = likenessOf(one, listing);
      const kind = kinds.find((name) => likeness[name].length > 0);
      if (kind === undefined) return [];
      const score = kinds.reduce((sum, name) => sum + weights[name] * likeness[name].length, 0);
      return [{ score, similar: { listing, why: { kind, what: likeness[kind].slice(0, 3) } } }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ similar }) => similar);

/** How many are compared. */
const comparedMax = 50;

/** Finds openings that resemble one that may be gone: those whose titles end in the same word, and the newest ones. */
export async function findSimilar(
  server: ListingServer,
  {
    id,
    kind,
    title,
    organization,
  }: { id: string | null; kind: ListingKind; title: string; organization: string },
  count: number,
): Promise<SimilarListing[]> {
  const named: Compared = { kind, title, organization: { name: organization } };
  const known =
    id === null
      ? named
      : await server.read({ id }).then(
          ({ listing }) => listing,
          () => named,
        );
  const q = searchedWords(title).at(-1);
  const pages = await Promise.all(
    [...(q === undefined ? [] : [{ kind, q }]), { kind }].map((filters) =>
      server.find({ filters, cursor: null, limit: comparedMax }),
    ),
  );
  const found = new Map(pages.flatMap(({ listings }) => listings).map((one) => [one.id, one]));
  return similarAmong(known, [...found.values()], count);
}
