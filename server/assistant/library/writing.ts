import type { AssistantPart, HandoverReason, HandoverTarget } from '@vetsync/machines/battleBuddy/model';
import type { Language } from '@vetsync/machines/system/model';
import { dayAfter } from '../../reference/facts/days.ts';
import type { AnswerWords } from '../answerWords.ts';
import { answerWords } from '../answerWords.ts';
import { answerWords as spanishWords } from '../answerWords.es.ts';
import { twinOf } from '../facts/facts.ts';
import type { Fact } from '../facts/facts.ts';
import type { Source } from '../lookups.ts';

export const wordsOf = (language: Language): AnswerWords => (language === 'es' ? spanishWords : answerWords);

const localeOf = (language: Language) => (language === 'es' ? 'es-US' : 'en-US');
export const dollars = (amount: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
/** @param day `YYYY-MM-DD` */
export const longDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** A sentence or a few, with what they are from. */
export interface Said {
  say: string;
  from?: readonly Source[];
}
export type Step = Said | AssistantPart;

/** Numbers sources as they come, each once. */
export function createNumbers() {
  const numbers = new Map<string, number>();
  return {
    *partsOf({ say, from = [] }: Said): Generator<AssistantPart> {
      const added: AssistantPart[] = [];
      // Several files of one page have one number.
      const marks = from.map((source) => {
        const key = `${source.factId ?? ''} ${source.address}`;
        const known = numbers.get(key);
        if (known !== undefined) return known;
        const number = numbers.size + 1;
        numbers.set(key, number);
        added.push({ type: 'source', number, ...source });
        return number;
      });
      yield {
        type: 'text',
        delta: `${say}${[...new Set(marks)].map((number) => ` [${number}]`).join('')}\n\n`,
      };
      yield* added;
    },
  };
}

export const sourceOfFact = (fact: Fact, language: Language): Source => ({
  title: `${fact.title[language]} (${fact.page.name})`,
  address: fact.page.address,
  date: fact.source.seenAsOf,
  factId: fact.id,
});

/** What a fact says, and on which days for somebody who leaves on a day. */
export function sayFact(
  fact: Fact,
  { language, separation, today }: { language: Language; separation: string | null; today: string },
): Said {
  const words = wordsOf(language);
  const twin = twinOf(fact);
  const from = [fact, ...(twin ? [twin] : [])].map((one) => sourceOfFact(one, language));
  const title = fact.title[language];
  // A figure in the title is not confirmed, either.
  if (fact.text === null)
    return { say: words.unconfirmed(title.replace(/[:,][^:,]*\d[^:,]*$/, ''), fact.page.name), from };
  const isDated =
    separation !== null &&
    fact.due !== null &&
    (fact.anchor === 'separation' || fact.anchor === 'retirement');
  if (!isDated) return { say: fact.text[language], from };
  const due = dayAfter(separation, fact.due!);
  const opens = fact.opens === null ? null : longDay(dayAfter(separation, fact.opens), language);
  const dates =
    due < today
      ? words.over(title, longDay(due, language))
      : words.sureDates(title, longDay(due, language), opens);
  return { say: `${dates} ${fact.text[language]}`, from };
}

const places: Readonly<Record<HandoverTarget, { address: string; phone?: string }>> = {
  representative: { address: 'https://www.va.gov/get-help-from-accredited-representative/find-rep/' },
  doctor: { address: 'https://www.va.gov/find-locations/' },
  lawyer: { address: 'https://www.statesidelegal.org' },
  employerRights: { address: 'https://www.dol.gov/agencies/vets/programs/userra' },
  benefitsLine: { address: 'https://www.va.gov/contact-us/' },
  stateAgency: {
    address: 'https://www.careeronestop.org/localhelp/unemploymentbenefits/unemployment-benefits.aspx',
  },
  unit: { address: 'https://www.militaryonesource.mil' },
  account: { address: '/account' },
};
export const handover = (to: HandoverTarget, why: HandoverReason): AssistantPart => ({
  type: 'handover',
  to,
  why,
  ...places[to],
});
