import { crisisShare, findCrisis } from '@vetsync/machines/system/model/crisisExamples';
import type { Crisis } from '@vetsync/machines/system/model';
import type { AssistantIntent, AssistantSlots } from '@vetsync/machines/battleBuddy/model';
import type { Fact } from '../facts/facts.ts';
import { findFacts, isOffSubject, namesBenefit } from '../retrieval.ts';
import type { Match } from '../retrieval.ts';
import { prepareClassifier, sharesByIntent } from './classifier.ts';
import { withoutQuote } from './quotes.ts';
import { slotsIn } from './slots.ts';
import { named, plainWords } from './words.ts';

/** Learns now, from the examples of questions and of crises, what the first question would have to wait for. */
export function prepareUnderstanding(): void {
  prepareClassifier();
  crisisShare('when is my last day');
}

export interface Understanding {
  /** Null: no sign of danger. */
  crisis: Crisis | null;
  /** It names the crisis line, and says nothing else that would be a sign. */
  isAboutLine: boolean;
  intent: AssistantIntent;
  /** It may also be what only a person can answer. Null: hardly. */
  person: AssistantIntent | null;
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

/** Whether a fact holds for when the person left service. */
function holds({ before }: Fact, slots: AssistantSlots): boolean | null {
  const left = slots['separationDate'] ?? (slots['separationYear'] && `${slots['separationYear']}-07-01`);
  return left === undefined || before === null ? null : String(left) < before;
}

/** Facts of an intent, and what the slots say about them: a fact for those who left before 2013 is none for those who left later. */
function fitting(matches: readonly Match<Fact>[], slots: AssistantSlots): readonly Match<Fact>[] {
  const { serviceDays } = slots;
  return matches
    .filter(({ item }) => holds(item, slots) !== false)
    .map(({ item, score, worth }) => {
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
        worth,
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** "Who may call …" is no one whom the writer is worried about. */
const asksAboutLine =
  /^\W*(?:who|how|what|when|is|are|does|do|can|qui[eé]n(?:es)?|c[oó]mo|qu[eé]|es|puede)\s/i;

const aboutFacts: readonly AssistantIntent[] = ['fact', 'deadline-fact', 'deadline-date'];
/** What a fact that fits no better than this says of a question: neither that it is about a fact, nor that it is not. */
const usualScore = 40;
/** A fact that fits this much better is surely what is asked for, and no more surely if it fits even better. */
const fitsMax = 8;
/** Facts have a last day, or say for how long something holds. */
const isTimed = ({ id, due, hard }: Fact) =>
  id.startsWith('timeline:') ? due !== null || hard : /^benefits:(?:expiry|vre-limit|comp-one-year)/.test(id);

/** Facts with a last day of which people ask what they are, and seldom until when. */
const askedWhat =
  /^timeline:(?:leave-plan|ptdy|tamp|intent-to-file|crsc|vra|fry|ucx|dd214-\w+|real-id|home-loan|valife\S*|vet-\w+)$/;
/** How much likelier a fact makes it that its last day is asked for, or what it is. */
const timedWeight = 3;

/** What a program is good for, and not how much it is. */
const asksWhatFor =
  /\b(?:what (?:do|does|is|will) .*(?:pay for|cover|include)|que (?:cubre|incluye|paga el|ofrece))/;

const asksHowMuch =
  /\b(?:how much|what (?:do|does|is|are)|cuanto|de a como)\b.*\b(?:pays?|rates?|amount|monthly|a month|paga[n]?|da[n]?|tarifa|al mes|tiempo)\b/;
const asksRights = /\b(?:rights|derechos)\b/;
const survivors = /\b(?:widow(?:s|er|ers)?|surviv\w+|viud[oa]s?|sobreviv\w+)\b/;
const asksWhere = /\b(?:where|near(?:est|by)?|closest|around|donde|cerca|mas cerca)\b/;

/** How likely it asks for each intent: by its words, and by how well a fact fits. */
function likely(
  byWords: ReadonlyMap<AssistantIntent, number>,
  slots: AssistantSlots,
  best: Match<Fact> | undefined,
  plain: string,
) {
  const shares = new Map(byWords);
  const weigh = (intent: AssistantIntent, by: number) => shares.set(intent, shares.get(intent)! * by);
  /** One becomes likelier than the other, and both together no likelier than anything else. */
  const lean = (to: AssistantIntent, from: AssistantIntent, by: number) => {
    const sum = shares.get(to)! + shares.get(from)!;
    const share = (shares.get(to)! * by) / (shares.get(to)! * by + shares.get(from)!);
    shares.set(to, sum * share).set(from, sum * (1 - share));
  };
  const fits = Math.min(Math.max(best?.score ?? 0, 1) / usualScore, fitsMax);
  for (const intent of aboutFacts) weigh(intent, fits ** 1.5);
  // What names a program is no question that could be about anything.
  if (fits > 1) weigh('ambiguous', 1 / fits);
  if (best && best.score > usualScore / 2) {
    const { id, due, hard } = best.item;
    if (!isTimed(best.item)) weigh('deadline-fact', 0.1);
    else if (askedWhat.test(id)) lean('fact', 'deadline-fact', timedWeight);
    else if (due !== null) lean('deadline-fact', 'fact', hard ? timedWeight : timedWeight / 2);
  }
  if (slots['person'] !== undefined) weigh('other-person', 4);
  const year = slots['separationYear'] ?? slots['retirementYear'] ?? Infinity;
  const isDated = slots['separationDate'] !== undefined || Number(year) < 2013;
  if (slots['zip'] !== undefined && asksWhere.test(plain)) weigh('facility', 3);
  // A place and a rank's allowance for housing: an amount of there.
  if (/\bbah\b|\bhousing allowance\b/.test(plain) && (slots['zip'] ?? slots['state']) !== undefined)
    weigh('rate-by-zip', 30);
  // Rights that a program gives are facts, and no matter for a court.
  if (asksRights.test(plain) && (namesBenefit(plain) || survivors.test(plain))) {
    weigh('handover-legal', 0.05);
    weigh('fact', 4);
  }
  if (slots['time'] !== undefined) weigh('rate', 3);
  else if (slots['chapter'] !== undefined && asksWhatFor.test(plain)) weigh('rate', 0.2);
  else if (slots['chapter'] !== undefined && asksHowMuch.test(plain)) weigh('rate', 3);
  if (!isDated) weigh('deadline-date', 0.05);
  // Who names their last day asks for a day.
  else if (slots['separationDate'] !== undefined) weigh('deadline-fact', 0.25);
  return shares;
}
/** The likeliest intent. Those about a fact count together first: they are told apart less surely. */
function intentOf(shares: ReadonlyMap<AssistantIntent, number>): AssistantIntent {
  const best = (intents: readonly AssistantIntent[]) =>
    intents.reduce((one, other) => (shares.get(other)! > shares.get(one)! ? other : one));
  const factShare = aboutFacts.reduce((sum, intent) => sum + shares.get(intent)!, 0);
  const other = best([...shares.keys()].filter((intent) => !aboutFacts.includes(intent)));
  return factShare > shares.get(other)! ? best(aboutFacts) : other;
}

/** What is less likely than this is a guess, if nothing that is known is about the question either. */
const unsureMax = 0.5;

const forPeople = ['handover-claims', 'handover-medical', 'handover-legal', 'handover'] as const;
/** From this share on, whoever asks gets the place to ask as well, whatever else it is about. */
const personMin = 0.12;
function personIn(shares: ReadonlyMap<AssistantIntent, number>): AssistantIntent | null {
  const share = forPeople.reduce((sum, intent) => sum + shares.get(intent)!, 0);
  if (share < personMin) return null;
  return forPeople.reduce((one, other) => (shares.get(other)! > shares.get(one)! ? other : one));
}

/** From this share on, it is surely a danger, whatever else it is about. */
const sureMin = 0.6;
/** What is said in anger or in two words is too near a danger. */
const nearDanger: readonly AssistantIntent[] = ['insult', 'ambiguous', 'unknown', 'crisis-info'];
/** Whether something that is only a little like a danger is surely a question of another kind: "Can my ex take the house?" */
function isQuestion(text: string, today: string): boolean {
  const danger = crisisShare(text);
  if (danger > sureMin) return false;
  if (namesBenefit(text)) return true;
  const shares = sharesByIntent(text, slotsIn(text, today));
  return [...shares].some(
    ([intent, share]) =>
      !nearDanger.includes(intent) &&
      (intent === 'handover-medical' ? share > 0.8 && danger < 0.45 : share > 0.6),
  );
}

/** Who tells a story says at its end what they want to know. */
const storyMin = 30;
const asksAtLast =
  /(?:(?:want|need|trying|like) to (?:know|find out|ask)|my question(?: is)?|question:|(?:quiero|quisiera|necesito) saber|mi pregunta(?: es)?)\W+(.{12,})$/is;
const lastQuestion = /(?:^|[.!?;]\s+|\n)([^.!?;\n]{15,}\?+)\s*(?:[^.!?]{0,40}[.!]*)?$/s;
function asked(text: string): string {
  if (text.split(/\s+/).length < storyMin) return text;
  return (asksAtLast.exec(text) ?? lastQuestion.exec(text))?.[1] ?? text;
}

/** @param today `YYYY-MM-DD` */
export function understand(text: string, today: string): Understanding {
  const found = findCrisis(text);
  const crisis = found !== null && isQuestion(text, today) ? null : found;
  const isAboutLine =
    crisis !== null &&
    (crisis.level !== 'aboutOther' || asksAboutLine.test(text)) &&
    text.search(crisisLine) >= 0 &&
    findCrisis(text.replaceAll(crisisLine, ' ')) === null;
  const quote = withoutQuote(text);
  const { isInjected } = quote;
  const slots = slotsIn(isInjected ? quote.rest : text, today);
  const rest = asked(quote.rest);
  const plain = named(plainWords(rest));
  const matches = fitting(findFacts(rest, 12), slots);
  const answer = (intent: AssistantIntent, person: AssistantIntent | null = null): Understanding => ({
    crisis,
    isAboutLine,
    intent,
    person,
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
  if (plain === '') return answer('ambiguous');
  const byWords = sharesByIntent(rest, slots);
  const intent = intentOf(likely(byWords, slots, matches[0], plain));
  const isUnsure = aboutFacts.includes(intent) || (intent !== 'insult' && byWords.get(intent)! < unsureMax);
  const isNothing = isUnsure && Object.keys(slots).length === 0 && isOffSubject(rest);
  return answer(isNothing ? 'unknown' : intent, personIn(byWords));
}
