import type { AssistantIntent, AssistantPart } from '@vetsync/machines/battleBuddy/model';
import { noted } from '../lookups.ts';
import type { AnswerContext, Lookups } from '../lookups.ts';
import { understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answers, nearForHousing } from './answers/index.ts';
import { createNumbers, handover, wordsOf } from './writing.ts';

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

const questionWord =
  "(?:whats?|how|whens?|when[’']s|where|who|can|could|do|does|is|am|will|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|cu[aá]nt[oa]s?|puedo|puede|hay|me)";
/** Where a second question begins: "…, and how much is housing?" */
const second = new RegExp(
  `(?:[?.;]\\s+(?:and |also |y |tambi[eé]n )?|,?\\s+(?:and|also|plus|y|tambi[eé]n|adem[aá]s)\\s+)(?=${questionWord}\\s+\\S+\\s+\\S+)`,
  'i',
);
const first =
  /\?\s*$|(?:^|[^\p{L}])(?:whats?|how|when(?:[’']?s)?|where|who|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|cu[aá]nt[oa]s?)\s|^\W*(?:can|could|do|does|is|are|am|will|puedo|puede|hay)\s/iu;
/** What nothing else is answered beside. */
const isAlone = (intent: string) =>
  /^(?:crisis|handover|injection|ignore|other-person|politics|insult|ambiguous|unknown)/.test(intent);

/** Two questions in one message are answered one after the other. What one says, such as a day, holds for both. */
function questionsIn(
  question: string,
  whole: Understanding,
  { today }: AnswerContext,
): readonly Understanding[] {
  const { index, 0: gap } = second.exec(question) ?? { index: -1, 0: '' };
  const beginning = question.slice(0, index) + gap.trim().slice(0, 1);
  if (index < 0 || whole.question !== question || isAlone(whole.intent) || !first.test(beginning))
    return [whole];
  const [one, other] = [beginning, question.slice(index + gap.length)].map((text) => {
    const half = understand(text, today);
    return { ...half, slots: { ...whole.slots, ...half.slots } };
  }) as [Understanding, Understanding];
  if (isAlone(one.intent)) return [whole];
  // "And can my wife use it?" says by itself too little.
  return [one, isAlone(other.intent) ? whole : other];
}

const places: Partial<Record<AssistantIntent, Parameters<typeof handover>>> = {
  'handover-claims': ['representative', 'ownClaim'],
  'handover-medical': ['doctor', 'medical'],
  'handover-legal': ['lawyer', 'legal'],
  handover: ['benefitsLine', 'notKnown'],
};

/** Answers from facts, articles and lookups, without a language model. A danger comes first, and then nothing else. */
export const library: Engine = async function* (question, context, lookups) {
  const whole = inContext(question, context);
  const { crisis, isAboutLine } = whole;
  const questions = questionsIn(question, whole, context);
  const [{ intent, slots }] = questions as [Understanding];
  const { lookups: own, used } = noted(lookups);
  const numbers = createNumbers();
  if (crisis) yield { type: 'crisis', level: crisis.level, card: crisis };
  yield { type: 'understood', intent, slots };
  const isCrisis = crisis !== null && !isAboutLine;
  if (isCrisis && intent !== 'crisis-housing') {
    yield { type: 'end', engine: 'crisis', lookups: [] };
    return;
  }
  const isSaid = new Set<string>();
  let isHandedOver = false;
  for (const one of questions) {
    const asked = { ...one, context, lookups: own, words: wordsOf(context.language) };
    const steps =
      isCrisis || one.intent === 'crisis' || one.intent === 'crisis-other' || one.intent === 'crisis-housing'
        ? nearForHousing(asked)
        : answers[one.intent](asked);
    for await (const step of steps) {
      const key = 'say' in step ? step.say : JSON.stringify(step);
      if (isSaid.has(key)) continue;
      isSaid.add(key);
      isHandedOver ||= 'type' in step && step.type === 'handover';
      if ('say' in step) yield* numbers.partsOf(step);
      else yield step;
    }
  }
  // What may be about a claim of one's own, medicine or law names a person even if something else was answered.
  const person = questions.find((one) => one.person !== null)?.person;
  const place = person && places[person];
  if (place && !isHandedOver && !isCrisis && !isAlone(intent)) yield handover(...place);
  yield { type: 'end', engine: isCrisis ? 'crisis' : 'library', lookups: used() };
};
