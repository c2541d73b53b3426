import type { Language } from '@vetsync/machines/system/model';
import { isShown } from '../../reference/facts/confidence.ts';
import { deadlineRows } from '../../reference/facts/deadlines.ts';
import { ruleRows } from '../../reference/facts/rules.ts';
import { deadlineTexts } from './deadlineTexts.ts';
import { spanishTitles } from './spanishTitles.ts';

/** A dated fact as answers use it. */
export interface Fact {
  /** `timeline:bdd-window`. */
  id: string;
  title: Readonly<Record<Language, string>>;
  /** Null: nobody has confirmed it, so only its page is named. */
  text: Readonly<Record<Language, string>> | null;
  /** Whether a right ends. */
  hard: boolean;
  /** Last day, as a duration from `anchor`. Null: it has none. */
  due: string | null;
  opens: string | null;
  anchor: string | null;
  /** It holds only for those who left before this day. */
  before: string | null;
  /** First and last day on which it holds. */
  from: string | null;
  to: string | null;
  page: { name: string; address: string };
  source: { title: string; address: string; seenAsOf: string | null };
}

const deadlines: readonly Fact[] = deadlineRows.map((row) => {
  const spanish = deadlineTexts[row.id];
  const before = row.appliesIf?.['separationBefore'];
  return {
    id: `timeline:${row.id}`,
    title: { en: row.title, es: spanish?.title ?? spanishTitles[row.id] ?? row.title },
    text: isShown(row) ? { en: row.what, es: spanish?.what ?? row.what } : null,
    hard: row.hard,
    due: row.due,
    opens: row.opens,
    anchor: row.anchor,
    before: typeof before === 'string' ? before : null,
    from: null,
    to: null,
    page: row.where,
    source: row.source,
  };
});

const rules: readonly Fact[] = ruleRows.map((row) => ({
  id: row.id,
  title: row.title,
  text: isShown(row) ? row.text : null,
  hard: false,
  due: null,
  opens: null,
  anchor: null,
  before: null,
  from: row.from,
  to: row.to,
  page: { name: new URL(row.page).hostname.replace(/^www\./, ''), address: row.page },
  source: row.source,
}));

/** All of them, also those that nobody has confirmed: what is asked about one of these is answered with its page. */
export const facts: readonly Fact[] = [...deadlines, ...rules];
const byId = new Map(facts.map((fact) => [fact.id, fact]));
export const factOfId = (id: string): Fact | undefined => byId.get(id);

/** Facts about one thing, of two lists: who is told one of them reads the sources of both. */
const twins: readonly (readonly [string, string])[] = [
  ['timeline:gi-verify', 'benefits:verify'],
  ['timeline:in-state-tuition', 'benefits:in-state'],
  ['timeline:gi-transfer', 'benefits:transfer-rule'],
  ['timeline:yellow-ribbon', 'benefits:yellow-ribbon'],
  ['timeline:vet-center', 'crisis:vetcenter'],
  ['timeline:gi-33-expiry-old', 'benefits:expiry-33'],
  ['timeline:mgib-10y', 'benefits:expiry-30'],
  ['timeline:mgib-sr-leave', 'benefits:expiry-1606'],
  ['timeline:vre', 'benefits:vre-limit'],
  ['timeline:claim-one-year', 'benefits:comp-one-year'],
  ['timeline:vet-tec', 'benefits:vettec-law'],
  ['timeline:fry', 'benefits:fry-level'],
  ['timeline:dea-limits', 'benefits:expiry-35'],
  ['timeline:inpatient-crisis', 'crisis:compact'],
  ['timeline:tuition-assistance', 'benefits:tuition-assistance'],
];
const twinIds = new Map(
  twins.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);
export const twinOf = ({ id }: Fact): Fact | undefined => byId.get(twinIds.get(id) ?? '');
