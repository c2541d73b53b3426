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
  /** The day on which it was seen, `YYYY-MM-DD`. */
  date: string;
  /** Of the dated fact that has the figure: `timeline:bdd-window`. */
  factId?: string;
}

export type Articles = Readonly<Record<Language, readonly Article[]>>;
