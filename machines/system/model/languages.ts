/** Languages of the product. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of people who have not chosen one. */
export const defaultLanguage: Language = 'en';

/** The language that a path of the site names, and the path without it: `/es/auth` is `/auth` in Spanish. */
export function languageIn(path: string): { language: Language; path: string } {
  const [, named, rest = ''] = /^\/([a-z]+)(\/.*)?$/.exec(path) ?? [];
  const language = languages.find((item) => item === named && item !== defaultLanguage);
  return language ? { language, path: rest || '/' } : { language: defaultLanguage, path };
}

/** A path of the site in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`;
