/** Languages of the product. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language of people who have not chosen one. */
export const defaultLanguage: Language = 'en';
