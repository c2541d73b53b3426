import type { Language } from '@vetsync/machines/system/model';

/** The language of this build of the app (docs/decisions/041). `language.es.ts` takes the place of this file in the other. */
export const language: Language = 'en';
export const locale: string = 'en-US';
/** Where the pages of this language begin. Machines, and the code that talks to them, know paths without it. */
export const base: string = '';

/** What requests say whose mails depend on the language; the server's default is English. */
export const inLanguage: { locale?: Language } = {};
