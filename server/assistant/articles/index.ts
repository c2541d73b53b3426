import type { Article, Articles, InSpanish, Topic } from './article.ts';
import { claims as claimsInSpanish } from './claims.es.ts';
import { claims } from './claims.ts';
import { families as familiesInSpanish } from './families.es.ts';
import { families } from './families.ts';
import { giBill as giBillInSpanish } from './giBill.es.ts';
import { giBill } from './giBill.ts';
import { guardReserve as guardReserveInSpanish } from './guardReserve.es.ts';
import { guardReserve } from './guardReserve.ts';
import { health as healthInSpanish } from './health.es.ts';
import { health } from './health.ts';
import { homeLoan as homeLoanInSpanish } from './homeLoan.es.ts';
import { homeLoan } from './homeLoan.ts';
import { housing as housingInSpanish } from './housing.es.ts';
import { housing } from './housing.ts';
import { leaving as leavingInSpanish } from './leaving.es.ts';
import { leaving } from './leaving.ts';
import { mentalHealth as mentalHealthInSpanish } from './mentalHealth.es.ts';
import { mentalHealth } from './mentalHealth.ts';
import { records as recordsInSpanish } from './records.es.ts';
import { records } from './records.ts';
import { vetsync as vetsyncInSpanish } from './vetsync.es.ts';
import { vetsync } from './vetsync.ts';
import { vre as vreInSpanish } from './vre.es.ts';
import { vre } from './vre.ts';
import { work as workInSpanish } from './work.es.ts';
import { work } from './work.ts';
import { titlesInSpanish } from './pages.ts';

const pair = <English extends Topic>(
  english: English,
  spanish: InSpanish<English>,
): readonly [Topic, InSpanish<Topic>] => [english, spanish];

const topics = {
  giBill: pair(giBill, giBillInSpanish),
  housing: pair(housing, housingInSpanish),
  health: pair(health, healthInSpanish),
  claims: pair(claims, claimsInSpanish),
  vre: pair(vre, vreInSpanish),
  homeLoan: pair(homeLoan, homeLoanInSpanish),
  work: pair(work, workInSpanish),
  records: pair(records, recordsInSpanish),
  families: pair(families, familiesInSpanish),
  guardReserve: pair(guardReserve, guardReserveInSpanish),
  mentalHealth: pair(mentalHealth, mentalHealthInSpanish),
  leaving: pair(leaving, leavingInSpanish),
  vetsync: pair(vetsync, vetsyncInSpanish),
};

function translated(article: Article, spanish: InSpanish<Topic>): Article {
  const sources = article.sources.map((source) => ({
    ...source,
    title: titlesInSpanish[source.title] ?? source.title,
  }));
  return { ...article, ...spanish[article.id], sources };
}

const inEnglish = Object.entries(topics).flatMap(([topic, [english, spanish]]) =>
  Object.entries(english).map(([id, written]) => ({ article: { id, topic, ...written }, spanish })),
);

/** All articles, in the same order in each language. */
export const articles: Articles = {
  en: inEnglish.map(({ article }) => article),
  es: inEnglish.map(({ article, spanish }) => translated(article, spanish)),
};
