import { translate } from '../../language/translate.ts';
import type * as english from './ProviderFinder.words.ts';

export const providerFinderWords = translate<typeof english.providerFinderWords>({
  title: 'Buscar profesionales de salud',
  existing: {
    title: 'Programar con un profesional que ya conoce',
    description: 'Profesionales con los que tiene una cita.',
    none: {
      title: 'Todavía no hay profesionales de salud',
      text: 'Después de su primera cita, aquí encontrará a sus profesionales de salud.',
      action: 'Buscar profesional de salud',
    },
  },
});
