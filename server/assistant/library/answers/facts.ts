import { ownDateOf, reminderDayOf, reminderIdOf } from '@vetsync/machines/reference/model';
import { dayAfter } from '../../../reference/facts/days.ts';
import { factOfId } from '../../facts/facts.ts';
import type { Fact } from '../../facts/facts.ts';
import { figuresIn, holds } from '../../model/claims.ts';
import type { Match } from '../../retrieval.ts';
import { handover, longDay, sayFact, sourceOfFact } from '../writing.ts';
import type { Step } from '../writing.ts';
import {
  card,
  next,
  separationIn,
  separationOf,
  nearest,
  sayFacts,
  bestArticle,
  lookUpFacts,
} from './shared.ts';
import type { Asked, Answer } from './shared.ts';

/** The figures of texts of facts and articles. There are some hundred, and they don't change. */
const read = new Map<string, ReturnType<typeof figuresIn>>();
function figuresOf(text: string): ReturnType<typeof figuresIn> {
  const figures = read.get(text) ?? figuresIn(text);
  read.set(text, figures);
  return figures;
}

/** A fact, with dates if the last day is known, then articles that say more. */
export const fact: Answer = async function* (asked) {
  const { context, lookups, slots, facts, words, plain } = asked;
  await lookUpFacts(asked);
  const separation = separationIn(asked);
  if (
    separation !== null ||
    slots['serviceDays'] !== undefined ||
    slots['separationYear'] !== undefined ||
    slots['retirementYear'] !== undefined
  )
    await lookups.deadlines({ separation: separation ?? context.today });
  const near = nearest(facts, 3);
  const found = await articleOn(near, asked);
  const article = found?.item;
  // Beside an article that is about the question, facts that share a word with it would only distract.
  const best = near.filter(({ worth }) => !found || worth >= found.worth * besideMin).map(({ item }) => item);
  const isInArticle = ({ id, text }: Fact) =>
    separation === null &&
    text !== null &&
    article?.sources.some(({ factId }) => factId === id) === true &&
    figuresOf(text[context.language]).every((figure) => holds(figuresOf(article.text), figure));
  // Beside an article, what no one has confirmed has nothing to say: its page is one more source.
  const isOpen = ({ text }: Fact) => article !== undefined && text === null;
  const articleSaid = article && {
    say: article.text,
    from: [...article.sources, ...best.filter(isOpen).map((one) => sourceOfFact(one, context.language))],
  };
  // An article that says it all is said first, and nothing twice.
  const isFirst = best.some(isInArticle);
  if (articleSaid && isFirst) yield articleSaid;
  yield* sayFacts(
    asked,
    best.filter((one) => !isInArticle(one) && !isOpen(one)),
    separation,
  );
  if (article && best.length > 0 && best.every(isInArticle)) yield { say: words.reported };
  if (articleSaid && !isFirst) yield articleSaid;
  yield* reminder(asked, facts[0]?.item, separation);
  const top = facts[0]?.item;
  const asksRight = eligibility.test(plain);
  // Whoever asks about their own right, or about what nobody has confirmed and no article tells, needs a person.
  const asksUnit = /\b(?:guard|guardia|reserve|reserva|orders|ordenes)\b/.test(plain);
  if (top && (asksRight || (top.text === null && (!article || asksUnit))))
    yield handover(asksUnit ? 'unit' : 'benefitsLine', asksRight ? 'eligibility' : 'notKnown');
  if (top?.due !== null && top?.anchor === 'separation' && separation === null)
    yield next(words.next.timeline, words.next.claim);
};

const besideMin = 0.25;
/** The article on what was found. Others share words with the question, and not its subject. */
async function articleOn(best: readonly Match<Fact>[], asked: Asked) {
  const found = await bestArticle(asked);
  if (!found) return null;
  const isOnIt = found.item.sources.some(({ factId, address }) =>
    best.some(({ item: { id, page } }) => id === factId || page.address === address),
  );
  return isOnIt || found.worth > (best[0]?.worth ?? 0) ? found : null;
}

const eligibility =
  /\b(?:am i (?:eligible|entitled|covered)|do i (?:get|qualify)|will i (?:get|qualify)|can i qualify|califico|tengo derecho|soy elegible|me toca|me corresponde)\b/;

/** Offers to note a week before the last day of a deadline, as the countdown does. */
function* reminder(asked: Asked, about: Fact | undefined, separation: string | null): Generator<Step> {
  const { words } = asked;
  const { language, today, timeZone } = asked.context;
  if (
    !about ||
    about.text === null ||
    about.due === null ||
    separation === null ||
    about.anchor !== 'separation'
  )
    return;
  const due = dayAfter(separation, about.due);
  const date = reminderDayOf(
    due as Parameters<typeof reminderDayOf>[0],
    today as Parameters<typeof reminderDayOf>[0],
  );
  if (date === null) return;
  const title = about.title[language];
  const event = ownDateOf(
    { id: reminderIdOf(about.id.replace(/^timeline:/, '')), title, date },
    { timeZone, organizer: '' },
  );
  yield {
    type: 'proposal',
    command: { type: 'event.create', payload: { event } },
    summary: {
      title: words.proposeDeadline(title),
      lines: [
        { label: words.labels.what, value: title },
        { label: words.labels.when, value: longDay(date, language) },
      ],
    },
  };
}

const reasonIn = (plain: string) =>
  /\b(?:spouse|wife|husband|espos[oa]|conyuge)\b/.test(plain)
    ? 'spouse'
    : /\bretir|jubil/.test(plain)
      ? 'retiring'
      : /\bmed(?:ical)? board|junta medica|ides\b/.test(plain)
        ? 'medical'
        : undefined;

/** The next dates for somebody who leaves. */
export const timeline: Answer = async function* (asked) {
  const { context, lookups, facts, intent, words, plain } = asked;
  const { language } = context;
  const separation = await separationOf(asked);
  const reason = intent === 'spouse' ? ('spouse' as const) : reasonIn(plain);
  const component = /\bguard\b|guardia/.test(plain)
    ? 'guard'
    : /\breserve|reserva\b/.test(plain)
      ? 'reserve'
      : 'active';
  await lookUpFacts(asked);
  if (separation === null) {
    await lookups.deadlines({ separation: context.today, component, ...(reason && { reason }) });
    yield* sayFacts(
      asked,
      nearest(facts, 3).map(({ item }) => item),
    );
    yield { say: words.needsDate };
    return;
  }
  const { data, sources } = await lookups.deadlines({ separation, component, ...(reason && { reason }) });
  yield { say: intent === 'spouse' ? words.spouse : words.timeline(longDay(separation, language)) };
  // Rights first, because they end: the list on the card is by date.
  const open = data.items.filter(({ isOver }) => !isOver);
  const shown = [...open.filter(({ hard }) => hard), ...open.filter(({ hard }) => !hard)].slice(0, 8);
  yield card({
    kind: 'deadlines',
    data: shown
      .toSorted((one, other) => ((one.due ?? '9') < (other.due ?? '9') ? -1 : 1))
      .map(({ id, title, what, opens, due, hard, where }) => {
        const known = factOfId(`timeline:${id}`);
        return {
          id,
          title: known?.title[language] ?? title,
          what: known?.text?.[language] ?? what,
          opens,
          due,
          hard,
          address: where.address,
        };
      }),
  });
  for (const { id } of shown) {
    const known = factOfId(`timeline:${id}`);
    if (known) yield sayFact(known, { language, separation, today: context.today });
  }
  if (sources.length > 0) yield { say: words.reported };
  yield* reminder(
    asked,
    shown.map(({ id }) => factOfId(`timeline:${id}`)).find((known) => known?.hard),
    separation,
  );
};
