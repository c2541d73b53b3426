import { languages } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { articles } from '../../../server/assistant/articles/index.ts';
import { isShown } from '../../../server/reference/facts/confidence.ts';
import { deadlineRows } from '../../../server/reference/facts/deadlines.ts';
import { gradeOf, sentencesOf } from '../../codebase/support/readingLevel.ts';

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Sites of the government, and those that it pays for. */
const official =
  /^https:\/\/([\w-]+\.)*(\w+\.gov|\w+\.mil|vote\.gov|veteranscrisisline\.net|careeronestop\.org|onetonline\.org)(\/|$)/;
const ownPage = /^\/($|platform\/|account\/)/;

/** What two texts confirm, besides deadlines. Only these may be the source of a figure. */
const confirmed = new Set([
  ...[
    'books',
    'comp-2025-12',
    'comp-cola',
    'comp-cola-applies',
    'comp-no-dependents-under-30',
    'comp-one-year',
    'ent-35',
    'ent-36',
    'expiry-33',
    'expiry-35',
    'fry-level',
    'in-state',
    'licensing',
    'mha-base',
    'mha-bah-year',
    'mha-online',
    'mha-prorated',
    'mha-pursuit',
    'not-stack',
    'phone-edu',
    'rural',
    'tier-100-special',
    'tier-applies-to',
    'tier-table',
    'transfer-rule',
    'tuition-public',
    'two-calendars',
    'verify',
    'vre-limit',
    'yellow-ribbon',
  ].map((id) => `benefits:${id}`),
  ...[
    'caregiver',
    'compact',
    'emergency',
    'homeless',
    'mst-care',
    'vcl-always',
    'vcl-call',
    'vcl-chat',
    'vcl-spanish',
    'vcl-text',
    'vcl-tty',
    'vcl-what',
    'vcl-who',
    'vetcenter',
  ].map((id) => `crisis:${id}`),
  ...deadlineRows.filter(isShown).map(({ id }) => `timeline:${id}`),
]);

/** Numbers that name something: programs, laws, forms, places and what somebody could ask. */
const names =
  /Post-9\/11|Chapter \d+|Title \d+|\b(?:DD )?Form [\w-]+|\bDD[- ]\d+|SF-\d+|\b\d{2}[A-Z]\b|GS-11|E-5|C&P|HealthCare\.gov|GI Bill|O\*NET|[“"][^”"]*[”"]|\b(?:911|PTSD)\b/g;
const figuresIn = (text: string) => text.replaceAll(names, '').match(/\$?\d[\d,.]*\d|\d/g) ?? [];

describe('the articles', () => {
  test('are many, and each has an id of its own', () => {
    const ids = articles.en.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([]);
  });

  test('have the same sources and figures in both languages', () => {
    expect(articles.es.map(({ id }) => id)).toEqual(articles.en.map(({ id }) => id));
    const different = articles.en.flatMap((english, index) => {
      const spanish = articles.es[index]!;
      const addresses = [english, spanish].map(({ sources }) => sources.map(({ address }) => address).join());
      const figures = [english, spanish].map(({ text }) => figuresIn(text).toSorted().join(' '));
      return [addresses, figures].some(([one, other]) => one !== other) ? [[english.id, ...figures]] : [];
    });
    expect(different).toEqual([]);
    const untranslated = articles.en.filter(({ text }, index) => text === articles.es[index]!.text);
    expect(untranslated).toEqual([]);
  });

  test.each(languages)('are short and say something in %s', (language) => {
    const wrong = articles[language]
      .map(({ id, text, title }) => ({ id, words: wordsIn(text), title: wordsIn(title) }))
      .filter(({ words, title }) => words < 60 || words > 160 || title > 16);
    expect(wrong).toEqual([]);
    expect(articles[language].filter(({ keywords }) => (keywords?.length ?? 0) < 4)).toEqual([]);
    expect(new Set(articles[language].map(({ title }) => title)).size).toBe(articles[language].length);
  });

  test('point to official pages or to VetSync, with the day', () => {
    const sources = articles.en.flatMap(({ id, sources: all }) => all.map((source) => ({ id, ...source })));
    expect(articles.en.filter(({ sources: all }) => all.length === 0)).toEqual([]);
    expect(sources.filter(({ address }) => !official.test(address) && !ownPage.test(address))).toEqual([]);
    expect(sources.filter(({ date }) => date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
    // What was never read has no figures, so it needs no day. Whatever confirms one has it.
    expect(sources.filter(({ factId, date }) => factId && confirmed.has(factId) && date === null)).toEqual(
      [],
    );
  });

  test('name facts that exist', () => {
    const deadlines = new Set(deadlineRows.map(({ id }) => `timeline:${id}`));
    const named = articles.en.flatMap(({ sources }) => sources.flatMap(({ factId }) => factId ?? []));
    expect(named.filter((id) => !/^(timeline|benefits|crisis):[\w-]+$/.test(id))).toEqual([]);
    expect(named.filter((id) => id.startsWith('timeline:') && !deadlines.has(id))).toEqual([]);
  });

  test('have no figure without a fact that two texts confirm', () => {
    const without = articles.en.filter(
      ({ text, sources }) =>
        figuresIn(text).length > 0 &&
        !sources.some(({ factId }) => factId !== undefined && confirmed.has(factId)),
    );
    expect(without.map(({ id, text }) => [id, figuresIn(text)])).toEqual([]);
    expect(figuresIn('Up to $1,000, 888-442-4551, Form DD-293, Post-9/11')).toEqual([
      '$1,000',
      '888',
      '442',
      '4551',
    ]);
  });

  test.each(languages)('can be read by eighth graders in %s', (language) => {
    const topics = Map.groupBy(articles[language], ({ topic }) => topic);
    const grades = [...topics].map(([topic, own]) => ({
      topic,
      grade: gradeOf(
        own.flatMap(({ text }) => sentencesOf(text)),
        language,
      ),
    }));
    expect(grades.filter(({ grade }) => grade > 8)).toEqual([]);
  });

  test('say VA without an article, and someone', () => {
    const texts = articles.en.map(({ title, text }) => `${title} ${text}`);
    expect(texts.filter((text) => /\bthe VA\b(?! \w)|\b(some|no|any|every)body\b/i.test(text))).toEqual([]);
    const spanish = articles.es.map(({ title, text }) => `${title} ${text}`);
    expect(spanish.filter((text) => /\b(la|el) VA\b/.test(text))).toEqual([]);
  });
});
