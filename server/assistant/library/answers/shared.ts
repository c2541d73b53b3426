import type { AssistantCard, AssistantPart } from '@vetsync/machines/battleBuddy/model';
import { dayAfter } from '../../../reference/facts/days.ts';
import type { AnswerWords } from '../../answerWords.ts';
import { factOfId } from '../../facts/facts.ts';
import type { Fact } from '../../facts/facts.ts';
import type { AnswerContext, Lookups } from '../../lookups.ts';
import { worthMin } from '../../retrieval.ts';
import type { Match } from '../../retrieval.ts';
import { placeIn } from '../../understanding/places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { plainWords } from '../../understanding/words.ts';
import { sayFact, sourceOfFact } from '../writing.ts';
import type { Step } from '../writing.ts';

export interface Asked extends Understanding {
  context: AnswerContext;
  lookups: Lookups;
  /** In the language of the answer. */
  words: AnswerWords;
}
export type Answer = (asked: Asked) => AsyncGenerator<Step>;

type Shown = AssistantCard extends infer Card
  ? Card extends AssistantCard
    ? Omit<Card, 'type'>
    : never
  : never;
export const card = (shown: Shown) => ({ type: 'card', ...shown }) as AssistantPart;
export const next = (...questions: string[]): AssistantPart => ({
  type: 'next',
  questions: questions.slice(0, 3),
});
export const text = (slots: Understanding['slots'], name: string) =>
  slots[name] === undefined ? undefined : String(slots[name]);

/** The last day of service, as the question says it. */
export function separationIn({ slots, context: { today } }: Asked): string | null {
  const day = text(slots, 'separationDate');
  if (day !== undefined) return day;
  if (typeof slots['daysSince'] === 'number') return dayAfter(today, `-P${slots['daysSince']}D`);
  if (typeof slots['daysLeft'] === 'number') return dayAfter(today, `P${slots['daysLeft']}D`);
  return null;
}
export async function separationOf(asked: Asked): Promise<string | null> {
  return separationIn(asked) ?? ((await asked.lookups.myProfile()).data?.separation || null);
}

/** The ZIP code that the question or the profile is about. */
export async function zipOf(asked: Asked, { fromProfile = true } = {}): Promise<string | null> {
  const { slots, question, lookups } = asked;
  const zip = text(slots, 'zip') ?? placeIn(question, plainWords(question))?.zip;
  if (zip !== undefined || !fromProfile) return zip ?? null;
  const location = (await lookups.myProfile()).data?.location ?? '';
  return /\b\d{5}\b/.exec(location)?.[0] ?? placeIn(location, plainWords(location))?.zip ?? null;
}

/** Of several facts, those that are about as good as the best. */
const nearShare = 0.62;
export function nearest(found: readonly Match<Fact>[], max: number): readonly Match<Fact>[] {
  const [best] = found;
  if (!best) return [];
  return found.filter(({ score }) => score >= nearShare * best.score).slice(0, max);
}
/** Those of them that are about the question, and do not only share a word with it. */
export const bestOf = (found: readonly Match<Fact>[], max: number): Fact[] =>
  nearest(found, max).flatMap(({ item, worth }) => (worth >= worthMin ? item : []));

const nearlyBest = 0.8;
/** Of what no one has confirmed, only the best is named, or two if nothing else fits. */
const worthSaying = (facts: readonly Fact[]) =>
  facts.filter(({ text: said }, at) => said !== null || at === 0 || (at === 1 && facts[0]!.text === null));

export function* sayFacts(
  asked: Asked,
  facts: readonly Fact[],
  separation: string | null = null,
): Generator<Step> {
  const scores = new Map(asked.facts.map(({ item, score }) => [item.id, score]));
  const near = nearlyBest * (scores.get(facts[0]?.id ?? '') ?? Infinity);
  // Of facts that fit about as well, the one that is known comes first.
  const isKnownNear = ({ id, text: said }: Fact) => said !== null && (scores.get(id) ?? 0) >= near;
  const worth = worthSaying(facts);
  for (const fact of [...worth.filter(isKnownNear), ...worth.filter((one) => !isKnownNear(one))]) {
    const said = sayFact(fact, { ...asked.context, separation });
    // Of several, each says what it is about. Amounts do so already.
    const title = fact.title[asked.context.language];
    const isNamed = worth.length > 1 && fact.text !== null && asked.intent !== 'rate';
    yield isNamed && !said.say.startsWith(title) ? { ...said, say: `${title}. ${said.say}` } : said;
  }
  if (facts.some(({ text: said }) => said !== null)) yield { say: asked.words.reported };
}

/** The article that fits best. */
export async function bestArticle({ question, context, lookups }: Asked) {
  const { data } = await lookups.articles({ q: question.slice(0, 200), language: context.language });
  return data[0] ?? null;
}

/** So that it stands among what was looked up: understanding has found them already. */
export const lookUpFacts = ({ lookups, question }: Asked) => lookups.facts({ q: question.slice(0, 200) });
/** A fact that is known by its id. */
export const sayKnown = ({ context }: Asked, id: string) =>
  sayFact(factOfId(id)!, { ...context, separation: null });
export const sourceOf = ({ context }: Asked, id: string) => sourceOfFact(factOfId(id)!, context.language);
