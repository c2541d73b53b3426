import { findCrisis } from '@vetsync/machines/system/model';
import type { Crisis } from '@vetsync/machines/system/model';
import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import type { Fact } from '../facts/facts.ts';
import { findFacts } from '../retrieval.ts';
import type { Match } from '../retrieval.ts';
import { intentByRule } from './intents.ts';
import { intentOfFact } from './topics/facts.ts';
import { withoutQuote } from './topics/others.ts';
import { likelyIntent } from './likely.ts';
import type { Likely } from './likely.ts';
import { slotsIn } from './slots.ts';
import { named, plainWords, searchWords } from './words.ts';

export interface Understanding {
  /** Null: no sign of danger. */
  crisis: Crisis | null;
  /** It names the crisis line, and says nothing else that would be a sign. */
  isAboutLine: boolean;
  intent: AssistantIntent;
  slots: AssistantSlots;
  /** What fits it best, the best first. */
  facts: readonly Match<Fact>[];
  /** What the person asked, without what somebody else wrote. */
  question: string;
  /** Its plain words, with names as in `words.ts`. */
  plain: string;
}

const crisisLine =
  /\b(?:the |la )?(?:veterans?|military|va|suicide)? ?(?:crisis (?:line|hotline|number|chat)|suicide (?:hot)?line|l[ií]nea de (?:crisis|prevenci[oó]n)(?: para veteranos| de veteranos)?|988)\b/gi;

/** Words that many questions have, and that say nothing of what they are about. */
const general = new Set(
  searchWords(
    'pay paid money benefit benefits day days time year month week help question option info information service va veteran vet military ' +
      'apply deadline late last left sure first next start work free pago dinero beneficio ayuda día tiempo año mes semana pregunta información ' +
      'servicio veterano militar solicitar plazo tarde primero siguiente pasó seguro cómo hola hello hi thanks gracias pagan okay please hit account cuenta queda quedan falta remaining dude bro 90 60 30 180',
  ),
);
const unsure =
  /\b(?:not sure (?:if|whether|which)|dont know (?:if|whether|which)|no se (?:si|cual)|no estoy segur[oa] (?:si|de))\b/;

/** Whether a fact holds for when the person left service. */
function holds({ before }: Fact, slots: AssistantSlots): boolean | null {
  const left = slots['separationDate'] ?? (slots['separationYear'] && `${slots['separationYear']}-07-01`);
  return left === undefined || before === null ? null : String(left) < before;
}

/** Facts of an intent, and what the slots say about them: a fact for who left before 2013 is none for who left later. */
function fitting(matches: readonly Match<Fact>[], slots: AssistantSlots): readonly Match<Fact>[] {
  const { serviceDays } = slots;
  return matches
    .filter(({ item }) => holds(item, slots) !== false)
    .map(({ item, score }) => {
      const spanFits =
        typeof serviceDays === 'number' &&
        item.id === `timeline:userra-${serviceDays <= 30 ? 'short' : serviceDays <= 180 ? 'medium' : 'long'}`;
      const isOther =
        typeof serviceDays === 'number' &&
        /^timeline:userra-(?:short|medium|long)$/.test(item.id) &&
        !spanFits;
      return {
        item,
        score: score * (holds(item, slots) ? 1.5 : 1) * (spanFits ? 2 : 1) * (isOther ? 0.4 : 1),
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** Below this, a fact has too little of the question. */
const scoreMin = 9;

/** Kinds of questions about a fact that are told apart without examples. */
const byRule: ReadonlySet<AssistantIntent> = new Set([
  'spouse',
  'crisis-info',
  'rate',
  'calc',
  'deadline-date',
]);
/** A fact that fits better than this is what was asked for, however much the words are like the examples of something else. */
const scoreUnder = ({ intent, share }: Likely) =>
  intent === 'ambiguous' ? 35 : share > 0.995 ? 320 : share > 0.97 ? 100 : share > 0.9 ? 60 : 40;

/** @param today `YYYY-MM-DD` */
export function understand(text: string, today: string): Understanding {
  const crisis = findCrisis(text);
  const isAboutLine =
    crisis !== null &&
    crisis.level !== 'aboutOther' &&
    text.search(crisisLine) >= 0 &&
    findCrisis(text.replaceAll(crisisLine, ' ')) === null;
  const { isInjected, rest } = withoutQuote(text);
  const slots = slotsIn(isInjected ? rest : text, today);
  const plain = named(plainWords(rest));
  const matches = fitting(findFacts(rest, 12), slots);
  const answer = (intent: AssistantIntent): Understanding => ({
    crisis,
    isAboutLine,
    intent,
    slots,
    facts: matches,
    question: rest,
    plain,
  });

  if (crisis !== null && !isAboutLine) {
    if (crisis.level === 'aboutOther') return answer('crisis-other');
    return answer(crisis.kind === 'homeless' ? 'crisis-housing' : 'crisis');
  }
  if (isAboutLine) return answer('crisis-info');
  if (isInjected) return answer('injection');
  const ruled = intentByRule(plain, slots);
  if (ruled !== null) return answer(ruled);
  const [best] = matches;
  const content = searchWords(rest).filter((word) => !general.has(word));
  if (unsure.test(plain) || content.length === 0) return answer('ambiguous');
  const isFound = best !== undefined && best.score >= scoreMin;
  const byFact = intentOfFact(
    plain,
    slots,
    isFound
      ? { id: best.item.id, hard: best.item.hard, due: best.item.due !== null, score: best.score }
      : undefined,
  );
  const guess = likelyIntent(rest, slots);
  const isTrusted =
    guess !== null && !byRule.has(byFact) && (best === undefined || best.score < scoreUnder(guess));
  return answer(isTrusted ? guess.intent : byFact);
}
