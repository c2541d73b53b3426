import { facts as allFacts } from '../../facts/facts.ts';
import { dollars, longDay } from '../writing.ts';

import { card, text, bestOf, sayFacts, lookUpFacts, sayKnown, sourceOf } from './shared.ts';
import type { Answer } from './shared.ts';

/** A fact that has the amounts of a period: of another one, or of people who live with others, it says nothing here. */
const isOfPeriod = (id: string) => /-\d{4}(?:-\d{2})?(?:-spouse)?$/.test(id);

export const rateOf: Answer = async function* (asked) {
  const { context, lookups, slots, facts, words, plain } = asked;
  const { language } = context;
  await lookUpFacts(asked);
  const isPay =
    slots['rating'] !== undefined || /\b(?:disab|compens|discapacidad|cola|subir|aumento)\w*/.test(plain);
  const named33 = String(slots['chapter'] ?? (isPay ? 'compensation' : '33'));
  const chapter =
    (['33', '30', '1606', '35', '31'] as const).find((known) => known === named33) ?? 'compensation';
  const { data, sources } = await lookups.benefitRate({ chapter });
  const isAhead =
    Number(slots['year'] ?? 0) > Number(context.today.slice(0, 4)) ||
    /\b(?:next (?:raise|year|increase)|go up|raise be|(?:va a|cuanto) sub\w+|sub(?:e|ira)\b|proximo|que viene|aumento)\b/.test(
      plain,
    );
  // Money for books is a fact of its own: amounts of schools and housing would only hide it.
  const asksBooks = /\b(?:books?|libros?)\b/.test(plain);
  const wanted = data.rates.filter((rate) => {
    if (chapter === 'compensation')
      return (
        slots['dependents'] !== 'spouse' &&
        rate.id === `compensation-veteran-alone-${slots['rating'] ?? 'none'}`
      );
    if (chapter === '33' && asksBooks) return false;
    if (chapter === '33') return slots['mode'] === 'online' ? rate.id.includes('online') : rate.from !== null;
    const time =
      slots['time'] === 'half'
        ? /-half$/
        : slots['time'] === 'three quarter'
          ? /three-quarter$/
          : slots['time'] === 'less than half'
            ? /under-half/
            : /-full$/;
    return time.test(rate.id);
  });
  // The fact of the period: amounts of one alone would be wrong of a spouse, and none of an earlier year is named.
  const kind = chapter === 'compensation' ? 'comp-' : `rate-${chapter}-`;
  const periods = allFacts.filter(
    ({ id, from }) =>
      id.startsWith(`benefits:${kind}`) &&
      isOfPeriod(id) &&
      from !== null &&
      id.endsWith('-spouse') === (slots['dependents'] === 'spouse' && chapter === 'compensation'),
  );
  const begun = periods.filter(({ from }) => isAhead || from! <= context.today);
  const [before, latest] = [begun.at(-2), begun.at(-1)];
  // Of a period that nobody has confirmed yet, the one before says more.
  const best = [
    ...(before && !isAhead && latest?.text === null ? [before] : []),
    ...(latest ? [latest] : []),
    ...bestOf(facts, 2).filter(
      ({ id }) =>
        id.startsWith('benefits:') &&
        id.startsWith('benefits:comp-') === (chapter === 'compensation') &&
        !isOfPeriod(id),
    ),
  ].slice(0, 3);
  if (wanted.length > 0 && !isAhead) {
    const lines = wanted
      .map(({ id, amount, unit }) =>
        `${wanted.length > 1 ? (words.rateNames[id] ?? '') : ''} ${dollars(amount, language)} ${words.rateUnits[unit] ?? ''}`.trim(),
      )
      .join('; ');
    const [{ from, to }] = [wanted[0]!];
    const say = (data.ended ? words.rateEnded : words.rate)(
      `${lines}.`,
      longDay(from ?? context.today, language),
      longDay(to ?? context.today, language),
    );
    yield { say, from: sources };
    yield card({ kind: 'rates', data: wanted });
  } else if (best.length === 0) yield { say: words.noRate, from: sources };
  const isOnBooks = chapter === '33' && asksBooks && best.some(({ id }) => !isOfPeriod(id));
  yield* sayFacts(asked, isOnBooks ? best.filter(({ id }) => !isOfPeriod(id)) : best);
  if (chapter === 'compensation') {
    yield sayKnown(asked, 'benefits:comp-cola');
  }
};

/** Percent of the Post-9/11 GI Bill by days of active duty: official steps, as in the fact `tier-table`. */
const tiers: readonly (readonly [number, number])[] = [
  [1095, 100],
  [910, 90],
  [730, 80],
  [545, 70],
  [180, 60],
  [90, 50],
];
export const calculation: Answer = async function* (asked) {
  const { context, lookups, slots, facts, words } = asked;
  const { language } = context;
  await lookUpFacts(asked);
  const days = /\d+/.exec(text(slots, 'days') ?? '')?.[0];
  if (days !== undefined) {
    const percent = tiers.find(([from]) => Number(days) >= from)?.[1] ?? 0;
    yield { say: words.percentOf(percent, days), from: [sourceOf(asked, 'benefits:tier-table')] };
    yield sayKnown(asked, 'benefits:tier-table');
    return;
  }
  const cost = Number(slots['tuition'] ?? 0);
  if (cost > 0) {
    const school = text(slots, 'school');
    if (school !== undefined) await lookups.schools({ q: school });
    const { data, sources } = await lookups.benefitRate({ chapter: '33' });
    const cap = data.ended ? undefined : data.rates.find(({ id }) => id.startsWith('33-private'));
    if (cap) {
      const [paid, all] = [dollars(cap.amount, language), dollars(cost, language)];
      const say =
        cost > cap.amount
          ? words.capDifference(all, paid, dollars(Math.round((cost - cap.amount) * 100) / 100, language))
          : words.capCovers(all, paid);
      yield {
        say: `${say} ${words.rate('', longDay(cap.from!, language), longDay(cap.to!, language)).trim()}`,
        from: sources,
      };
    } else yield { say: words.noRate, from: sources };
    yield sayKnown(asked, 'benefits:yellow-ribbon');
    return;
  }
  yield* sayFacts(asked, bestOf(facts, 2));
};
