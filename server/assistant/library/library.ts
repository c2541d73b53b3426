import type { AssistantPart } from '@vetsync/machines/battleBuddy/model';
import { noted } from '../lookups.ts';
import type { AnswerContext, Lookups } from '../lookups.ts';
import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answers, nearForHousing } from './answers/index.ts';
import { createNumbers, wordsOf } from './writing.ts';

/** Answers a question, part by part. */
export type Engine = (
  question: string,
  context: AnswerContext,
  lookups: Lookups,
) => AsyncIterable<AssistantPart>;

/** Goes on with the question before it: "And for 82001?" */
const goesOn = /^\W*(?:and|what about|how about|or|y|e|que tal|qué tal|o)\s/i;
/** A question of its own, even if it is short: "What can I do with 68W?" */
const asks =
  /\?|^\W*(?:what|how|when|where|who|which|why|can|could|do|does|is|are|will|should|show|find|tell|que|qué|como|cómo|cuando|cuándo|donde|dónde|quien|quién|cual|cuál|cuanto|cuánto|cuanta|cuánta|por qué|puedo|hay|quiero|necesito|busca|busco|muestra)\s/i;

/** A reply that only fills in what the assistant had asked for, such as a ZIP code, goes on with the question before it. */
function inContext(question: string, { today, before }: AnswerContext): Understanding {
  const alone = understand(question, today);
  const last = before.at(-1);
  const isVague =
    alone.intent === 'ambiguous' || alone.intent === 'unknown' || (alone.facts[0]?.score ?? 0) < 12;
  const isReply =
    question.trim().split(/\s+/).length <= 6 && isVague && (goesOn.test(question) || !asks.test(question));
  if (!last || alone.crisis || !isReply || Object.keys(alone.slots).length === 0) return alone;
  const together = understand(`${last.text} ${question}`, today);
  if (together.intent === 'ambiguous' || together.intent === 'unknown') return alone;
  // What the reply says counts more than what was said before it.
  return { ...together, slots: { ...together.slots, ...alone.slots } };
}

/** Answers from facts, articles and lookups, without a language model. A danger comes first, and then nothing else. */
export const library: Engine = async function* (question, context, lookups) {
  const understood = inContext(question, context);
  const { crisis, isAboutLine, intent, slots } = understood;
  const { lookups: own, used } = noted(lookups);
  const asked = { ...understood, context, lookups: own, words: wordsOf(context.language) };
  const numbers = createNumbers();
  if (crisis) yield { type: 'crisis', level: crisis.level, card: crisis };
  yield { type: 'understood', intent, slots };
  const isCrisis = crisis !== null && !isAboutLine;
  if (isCrisis && intent !== 'crisis-housing') {
    yield { type: 'end', engine: 'crisis', lookups: [] };
    return;
  }
  const steps =
    isCrisis || intent === 'crisis' || intent === 'crisis-other' || intent === 'crisis-housing'
      ? nearForHousing(asked)
      : answers[intent](asked);
  for await (const step of steps) {
    if ('say' in step) yield* numbers.partsOf(step);
    else yield step;
  }
  yield { type: 'end', engine: isCrisis ? 'crisis' : 'library', lookups: used() };
};
