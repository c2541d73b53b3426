import MiniSearch from 'minisearch';
import type { Language } from '@vetsync/machines/system/model';
import { articles } from './articles/index.ts';
import type { Article } from './articles/article.ts';
import { askedAs } from './facts/askedAs.ts';
import { facts, factOfId } from './facts/facts.ts';
import type { Fact } from './facts/facts.ts';
import { named, plainWords, searchWords } from './understanding/words.ts';

const fuzziness = (word: string) => (/\d/.test(word) || word.length < 4 ? false : word.length < 8 ? 1 : 2);
const options = {
  tokenize: searchWords,
  processTerm: (word: string) => word,
  searchOptions: {
    fuzzy: fuzziness,
    maxFuzzy: 2,
    prefix: (word: string) => word.length > 4 && !/\d/.test(word),
    weights: { fuzzy: 0.3, prefix: 0.4 },
    combineWith: 'OR' as const,
  },
};

const found = new MiniSearch<{ id: string; asked: string; title: string; text: string }>({
  ...options,
  fields: ['asked', 'title', 'text'],
  searchOptions: { ...options.searchOptions, boost: { asked: 3, title: 2.5, text: 1 } },
});
found.addAll(
  facts.map(({ id, title, text, page }) => ({
    id,
    asked: askedAs[id] ?? '',
    title: `${title.en} ${title.es}`,
    text: `${text?.en ?? ''} ${text?.es ?? ''} ${page.name}`,
  })),
);

/** Two words that stand side by side in the question and in what people type: `last move`, `sell leave`. */
const pairsOf = (text: string) =>
  new Map(
    text
      .split(/[,;]/)
      .flatMap((part) => {
        const words = searchWords(part);
        return words.slice(1).map((word, at) => `${words[at]} ${word}`);
      })
      .map((pair) => [pair, true]),
  );
const askedPairs = new Map(
  facts.map(({ id, title }) => [id, pairsOf(`${askedAs[id] ?? ''}, ${title.en}, ${title.es}`)]),
);
const pairBoost = 0.25;
/** What a question names, its fact names as well: of "when does SGLI expire", SGLI counts more than what expires. */
const programs =
  /\b(?:f?sgli|vgli|valife|tricare|tamp|chcbp|champva|fedvip|bdd|skillbridge|dd214|sbp|tsp|userra|vre|montgomery|gibill|yellowribbon|vetcenter)\b/g;
const programsIn = (text: string) => named(plainWords(text)).match(programs) ?? [];
const programsOf = new Map(
  facts.map(({ id, title, text }) => [
    id,
    new Set(programsIn(`${askedAs[id] ?? ''} ${title.en} ${title.es} ${text?.en ?? ''}`)),
  ]),
);
const otherShare = 0.6;

export interface Match<Item> {
  item: Item;
  score: number;
}

const foundMax = 40;
function search(question: string): readonly Match<Fact>[] {
  const words = searchWords(question);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const asked = programsIn(question);
  return found
    .search(question)
    .slice(0, foundMax)
    .map(({ id, score }) => {
      const both = pairs.filter((pair) => askedPairs.get(id as string)?.has(pair)).length;
      const isOther = asked.length > 0 && !asked.some((one) => programsOf.get(id as string)?.has(one));
      return {
        item: factOfId(id as string)!,
        score: score * (1 + pairBoost * both) * (isOther ? otherShare : 1),
      };
    })
    .toSorted((one, other) => other.score - one.score);
}
/** Understanding a question and answering it look for the same. */
let last: { question: string; matches: readonly Match<Fact>[] } = { question: '', matches: [] };

/** The facts that fit a question best, the best first. */
export function findFacts(question: string, max = 5): readonly Match<Fact>[] {
  if (last.question !== question) last = { question, matches: search(question) };
  return last.matches.slice(0, max);
}

/** Built at the first use, for each language. */
const indexes = new Map<
  Language,
  MiniSearch<{ id: string; title: string; keywords: string; text: string }>
>();
function articleIndex(language: Language) {
  const known = indexes.get(language);
  if (known) return known;
  const index = new MiniSearch<{ id: string; title: string; keywords: string; text: string }>({
    ...options,
    fields: ['title', 'keywords', 'text'],
    searchOptions: { ...options.searchOptions, boost: { title: 2.5, keywords: 3, text: 1 } },
  });
  index.addAll(
    articles[language].map(({ id, title, text, keywords = [] }) => ({
      id,
      title,
      text,
      keywords: keywords.join(', '),
    })),
  );
  indexes.set(language, index);
  return index;
}

/** The articles that fit a question best, the best first. */
export const findArticles = (question: string, language: Language, max = 3): readonly Match<Article>[] =>
  articleIndex(language)
    .search(question)
    .slice(0, max)
    .flatMap(({ id, score }) => {
      const item = articles[language].find((article) => article.id === id);
      return item ? [{ item, score }] : [];
    });
