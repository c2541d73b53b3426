import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { conceptsIn } from './concepts.ts';
import { englishExamples } from './examples/english.ts';
import type { Examples } from './examples/examples.ts';
import { spanishExamples } from './examples/spanish.ts';
import { slotsIn } from './slots.ts';
import { everyWord, named, plainWords } from './words.ts';

/**
 * What a text is known by: its words, pairs of words, its length, what it says (a code or a ZIP code counts like a word), and concepts
 * alone and two at a time.
 */
function featuresOf(text: string, slots: AssistantSlots): readonly string[] {
  const words = everyWord(text).map((word) => (/^\d/.test(word) ? '#' : word));
  const concepts = conceptsIn(named(plainWords(text)));
  const pairs = concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => one + other));
  const bounded = ['^', ...words, '$'];
  const length = words.length < 3 ? 'short' : words.length < 6 ? 'middle' : 'long';
  return [
    ...new Set([
      ...words,
      ...bounded.slice(1).map((word, at) => `${bounded[at]} ${word}`),
      ...concepts,
      ...pairs,
      ...Object.keys(slots).map((slot) => `=${slot}`),
      `#${length}`,
    ]),
  ];
}

const rounds = 12;
const firstStep = 3;
/** The same order each time, so that the same examples always teach the same. */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Multinomial logistic regression, by stochastic gradient descent over the examples. */
function learn() {
  const intents = Object.keys(englishExamples) as (keyof Examples)[];
  const numbers = new Map<string, number>();
  const numberOf = (feature: string) => {
    const known = numbers.get(feature);
    if (known !== undefined) return known;
    numbers.set(feature, numbers.size);
    return numbers.size - 1;
  };
  const examples = [englishExamples, spanishExamples].flatMap((language) =>
    intents.flatMap((intent, at) =>
      language[intent].split(/\s+\/\s+/).map((raw) => {
        const text = raw.trim();
        return { at, features: featuresOf(text, slotsIn(text, '2026-01-01')).map(numberOf) };
      }),
    ),
  );
  const width = intents.length;
  const weights = new Float32Array(numbers.size * width);
  const shares = new Float32Array(width);
  /** How likely each intent is for these features. The array is used again by the next call. */
  function sharesOf(features: readonly number[]): Float32Array {
    shares.fill(0);
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    for (const feature of features) {
      const row = feature * width;
      for (let at = 0; at < width; at += 1) shares[at]! += weights[row + at]! * scale;
    }
    const max = shares.reduce((one, other) => Math.max(one, other), -Infinity);
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += shares[at] = Math.exp(shares[at]! - max);
    for (let at = 0; at < width; at += 1) shares[at]! /= sum;
    return shares;
  }
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = examples.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [examples[at], examples[other]] = [examples[other]!, examples[at]!];
    }
    const step = firstStep * (1 - round / rounds);
    for (const { at: right, features } of examples) {
      const found = sharesOf(features);
      const scale = step / Math.sqrt(features.length);
      for (let at = 0; at < width; at += 1) {
        const wrong = found[at]! - (at === right ? 1 : 0);
        if (Math.abs(wrong) < 0.001) continue;
        for (const feature of features) weights[feature * width + at]! -= scale * wrong;
      }
    }
  }
  return { intents, numbers, sharesOf };
}
let learned: ReturnType<typeof learn> | undefined;

/** Learns now what the first question would have to wait for. */
export const prepareClassifier = (): void => void (learned ??= learn());

/** How likely a question asks for each intent, by the words it shares with examples. */
export function sharesByIntent(text: string, slots: AssistantSlots): ReadonlyMap<AssistantIntent, number> {
  const { intents, numbers, sharesOf } = (learned ??= learn());
  const shares = sharesOf(featuresOf(text, slots).flatMap((feature) => numbers.get(feature) ?? []));
  return new Map(intents.map((intent, at) => [intent, shares[at]!]));
}
