import type { Language } from '@vetsync/machines/system/model';

interface DocumentTexts {
  description: string;
  noscript: string;
}

/** Texts of a page's document that aren't part of the app. */
export const documentTexts: Readonly<Record<Language, DocumentTexts>> = {
  en: {
    description:
      'VetSync helps people who leave military service find care, education, work and community, and the organizations that receive them.',
    noscript: 'This page needs JavaScript. In a crisis, call <a href="tel:988">988</a>, then press 1.',
  },
  es: {
    description:
      'VetSync ayuda a quienes dejan el servicio militar a encontrar atención médica, educación, trabajo y comunidad, y a las organizaciones que los reciben.',
    noscript:
      'Esta página necesita JavaScript. En una crisis, llame al <a href="tel:988">988</a> y oprima 1.',
  },
};
