import type { ListingContent, ListingKind } from '@vetsync/machines/organizations/model';

/** Names whose signs a text search would drop. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, 'cplusplus'],
  [/\bc#/g, 'csharp'],
  [/\bf#/g, 'fsharp'],
  [/\.net\b/g, ' dotnet'],
];

/** The search ignores the word `it`, which is also a trade. */
const informationTechnology = 'infotech';

/** In lower case, without accents. */
export const plainWords = (text: string) =>
  signs.reduce(
    (words, [pattern, word]) => words.replaceAll(pattern, word),
    text
      .replaceAll(/\bIT\b/g, informationTechnology)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase(),
  );

/** What a search looks through. The name is that of the last change: later only its spelling can differ. */
export const searchText = (kind: ListingKind, content: ListingContent, organizationName: string): string => {
  const { title, type, location, description, requiredSkills, preferredSkills, credentials, languages } =
    content;
  const texts = [
    title,
    organizationName,
    kind,
    type.replaceAll('-', ' '),
    location,
    content.remote ? 'remote' : '',
    ...requiredSkills,
    ...preferredSkills,
    ...credentials,
    ...languages,
    content.eligibility,
    description,
  ];
  return plainWords(texts.filter(Boolean).join('\n'));
};

/** Words of a query that count, at most. */
const queryWordsMax = 12;
/** A word of at least this many characters also finds longer ones that begin with it. */
export const prefixMin = 3;

/** The words of a text, all of which are searched for. Null if it has none. */
export function searchedWords(q: string): string[] | null {
  const words =
    plainWords(q.replaceAll(/\bit\b/gi, 'IT'))
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, queryWordsMax) ?? [];
  return words.length === 0 ? null : words;
}
