import type { Language } from '@vetsync/machines/system/model';

/** A short text of our own, of which the assistant's answers are made. */
export interface Article {
  /** The same in every language. */
  id: string;
  topic: string;
  title: string;
  text: string;
  sources: readonly ArticleSource[];
  /** What people would type, slang and all. */
  keywords?: readonly string[];
}
export interface ArticleSource {
  title: string;
  address: string;
  /** The day on which a copy of it was read, `YYYY-MM-DD`. Null: none was, so the text has no figure from it. */
  date: string | null;
  /** Of the dated fact that has the figure: `timeline:bdd-window`. */
  factId?: string;
}

export type Articles = Readonly<Record<Language, readonly Article[]>>;

type Written = Omit<Article, 'id' | 'topic'>;
/** The articles of a topic, by id. */
export type Topic = Readonly<Record<string, Written>>;
/** The same in Spanish. Sources are the same pages. */
export type InSpanish<English extends Topic> = Readonly<Record<keyof English, Omit<Written, 'sources'>>>;
