import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import { learn } from '@vetsync/machines/system/model/crisisExamples';
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

function learnIntents() {
  const intents = Object.keys(englishExamples) as (keyof Examples)[];
  const examples = [englishExamples, spanishExamples].flatMap((language) =>
    intents.flatMap((label) =>
      language[label].split(/\s+\/\s+/).map((raw) => {
        const text = raw.trim();
        return { label, features: featuresOf(text, slotsIn(text, '2026-01-01')) };
      }),
    ),
  );
  return learn<AssistantIntent>(intents, examples);
}
let learned: ReturnType<typeof learnIntents> | undefined;

export const prepareClassifier = (): void => void (learned ??= learnIntents());

/** How likely a question asks for each intent, by the words it shares with examples. */
export const sharesByIntent = (text: string, slots: AssistantSlots): ReadonlyMap<AssistantIntent, number> =>
  (learned ??= learnIntents())(featuresOf(text, slots));
