import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { askedAs } from '../facts/askedAs.ts';
import { examples } from './examples.ts';
import { slotsIn } from './slots.ts';
import { everyWord } from './words.ts';

type Class = AssistantIntent | 'fact';

/** Words, pairs of words, and names of what a question says: a code or a ZIP code counts like a word. */
function featuresOf(text: string, slots: AssistantSlots): readonly string[] {
  const words = everyWord(text).map((word) => (/\d/.test(word) ? '#' : word));
  const known = Object.keys(slots).map((slot) => `slot ${slot}`);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`), ...known];
}

/** How often each class has each feature. Of facts, what people type for them. */
function learn() {
  const classes = new Map<Class, Map<string, number>>();
  const add = (name: Class, text: string) => {
    const counts = classes.get(name) ?? new Map<string, number>();
    classes.set(name, counts);
    for (const feature of new Set(featuresOf(text, slotsIn(text, '2026-01-01'))))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  };
  for (const [name, texts] of Object.entries(examples))
    for (const text of texts.split(/\s+\/\s+/)) add(name as Class, text.trim());
  for (const asked of Object.values(askedAs)) for (const text of asked.split(', ')) add('fact', text);
  const features = new Set([...classes.values()].flatMap((counts) => [...counts.keys()]));
  const totals = [...classes].map(
    ([intent, counts]) =>
      [
        intent,
        counts,
        [...counts.values()].reduce((sum, one) => sum + one, smoothing * features.size),
      ] as const,
  );
  return { totals, features };
}
let learned: ReturnType<typeof learn> | undefined;

/** Added to each count, so that a word that a class never had makes it unlikely, and not impossible. */
const smoothing = 0.2;

export interface Likely {
  intent: AssistantIntent;
  /** How likely, from 0 to 1. */
  share: number;
}
/** Less than this is no answer. */
const shareMin = 0.6;
/** What amounts and places these are about, rules say: a ZIP code alone is like the examples of several. */
const byRule: ReadonlySet<Class> = new Set<Class>(['fact', 'rate', 'rate-by-zip', 'calc', 'compare']);

/** What a question most likely asks for, by the words it shares with examples (naive Bayes). Null: a fact, or nobody knows. */
export function likelyIntent(text: string, slots: AssistantSlots): Likely | null {
  const { totals, features } = (learned ??= learn());
  const own = featuresOf(text, slots).filter((feature) => features.has(feature));
  if (own.length === 0) return null;
  const scores = totals
    .map(([intent, counts, total]) => ({
      intent,
      score: own.reduce((sum, one) => sum + Math.log(((counts.get(one) ?? 0) + smoothing) / total), 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [{ intent, score: best }] = scores as [(typeof scores)[number]];
  const share = 1 / scores.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return byRule.has(intent) || share < shareMin ? null : { intent: intent as AssistantIntent, share };
}
