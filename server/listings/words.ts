import { searchedWords, wordsToSearch } from '@vetsync/machines/model/text';
import type { ListingContent, ListingKind } from '@vetsync/machines/organizations/model';

/** Names whose signs a search would drop. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\bc#/gi, 'csharp'],
  [/\bf#/gi, 'fsharp'],
  [/\.net\b/gi, ' dotnet'],
];

/** The search ignores the word `it`, which is also a trade. */
export const informationTechnology = 'infotech';

const withoutSigns = (text: string) =>
  signs.reduce(
    (words, [pattern, word]) => words.replaceAll(pattern, word),
    text.replaceAll(/\bIT\b/g, informationTechnology),
  );

/** What a search looks through, cut into words: what PostgreSQL takes for one depends on its locale. The name is that of the last change: later only its spelling can differ. */
export const searchText = (kind: ListingKind, content: ListingContent, organizationName: string): string => {
  const { title, type, location, description, requiredSkills, preferredSkills, credentials, languages } =
    content;
  const texts = [
    title,
    organizationName,
    kind,
    type,
    location,
    content.remote ? 'remote' : '',
    ...requiredSkills,
    ...preferredSkills,
    ...credentials,
    ...languages,
    content.eligibility,
    description,
  ];
  return wordsToSearch(withoutSigns(texts.join('\n'))).join(' ');
};

/** Words of a query that count, at most. */
const queryWordsMax = 12;
/** A word of at least this many characters also finds longer ones that begin with it. */
export const prefixMin = 3;

/** The words of a text, all of which are searched for. Null if it has none. */
export function listingWords(q: string): string[] | null {
  const words = searchedWords(withoutSigns(q.replaceAll(/\bit\b/gi, 'IT'))).slice(0, queryWordsMax);
  return words.length === 0 ? null : words;
}
