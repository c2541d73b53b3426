import type { Language } from '@vetsync/machines/system/model';

export const language: Language = 'es';
export const locale: string = 'es-US';
export const base: string = '/es';

export const inLanguage: { locale?: Language } = { locale: language };
