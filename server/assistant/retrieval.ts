import MiniSearch from 'minisearch';
import { languages } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import { articles } from './articles/index.ts';
import type { Article } from './articles/article.ts';
import { askedAs } from './facts/askedAs.ts';
import { facts, factOfId } from './facts/facts.ts';
import type { Fact } from './facts/facts.ts';
import { named, plainWords, searchWords } from './understanding/words.ts';

const fuzziness = (word: string) => (/\d/.test(word) || word.length < 4 ? false : word.length < 8 ? 1 : 2);
const options = {
  tokenize: (text: string) => [...searchWords(text)],
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
const texts = facts.map(({ id, title, text, page }) => ({
  id,
  asked: askedAs[id] ?? '',
  title: `${title.en} ${title.es}`,
  text: `${text?.en ?? ''} ${text?.es ?? ''} ${page.name}`,
}));
found.addAll(texts);

/** In how many facts a word stands. */
const counts = new Map<string, number>();
for (const { asked, title, text } of texts)
  for (const word of new Set(searchWords(`${asked} ${title} ${text}`)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
/** What a word says of the subject: one that no fact has says most, and that the question may be about something else. */
const weightOf = (word: string) => Math.log((facts.length + 1) / ((counts.get(word) ?? 0) + 0.5));
const weightOfAll = (words: readonly string[]) => words.reduce((all, word) => all + weightOf(word), 0);
/** The share of a question that a text has words for. */
function fitOf(words: readonly string[], { terms }: { terms: readonly string[] }): number {
  const isIn = (word: string) =>
    terms.includes(word) || (word.length > 4 && terms.some((term) => term.startsWith(word)));
  return words.length === 0 ? 0 : weightOfAll(words.filter(isIn)) / weightOfAll(words);
}

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
  /\b(?:f?sgli|vgli|valife|tricare|tamp|chcbp|champva|fedvip|bdd|skillbridge|dd214|sbp|tsp|userra|vre|montgomery|gibill|yellowribbon|vetcenter|crsc|capstone|ides|ucx|irr|vra|mycaa|trs|deers|hlr|vmet|fry|kicker|scra|pdhra|clearance|ch\d{2,4})\b/g;
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
  /** Its score for as much of the question as it has words for: one shared word is worth little, however rare it is. */
  worth: number;
}
/** What is worth less has a word of the question, and not its subject. */
export const worthMin = 24;

const foundMax = 40;
function search(question: string): readonly Match<Fact>[] {
  const words = searchWords(question);
  const unique = [...new Set(words)];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const asked = programsIn(question);
  return found
    .search(question)
    .slice(0, foundMax)
    .map((match) => {
      const { id } = match;
      const both = pairs.filter((pair) => askedPairs.get(id as string)?.has(pair)).length;
      const isOther = asked.length > 0 && !asked.some((one) => programsOf.get(id as string)?.has(one));
      const score = match.score * (1 + pairBoost * both) * (isOther ? otherShare : 1);
      return { item: factOfId(id as string)!, score, worth: score * fitOf(unique, match) };
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

const worthiest = 12;
/** The articles that are about what a question asks, the best first. */
export function findArticles(question: string, language: Language, max = 3): readonly Match<Article>[] {
  const words = [...new Set(searchWords(question))];
  return articleIndex(language)
    .search(question)
    .slice(0, worthiest)
    .flatMap((match) => {
      const item = articles[language].find((article) => article.id === match.id);
      const worth = match.score * fitOf(words, match);
      return item && worth >= worthMin ? [{ item, score: match.score, worth }] : [];
    })
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, max);
}

/** Whether it is about a program. A life insurance is none: who means to die thinks of it, too. */
export const namesBenefit = (text: string): boolean =>
  programsIn(text).some((program) => !/^(?:f?sgli|vgli|valife)$/.test(program));

/** Whether nothing that is known is about what a question asks. What names a program is about it. */
export const isOffSubject = (question: string): boolean =>
  findFacts(question, foundMax).every(({ worth }) => worth < worthMin) &&
  programsIn(question).length === 0 &&
  languages.every((language) => findArticles(question, language, 1).length === 0);
