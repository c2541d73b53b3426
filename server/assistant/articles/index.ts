import type { Articles } from './article.ts';

/** All articles, in the same order in each language. */
export const articles: Articles = { en: [], es: [] };
