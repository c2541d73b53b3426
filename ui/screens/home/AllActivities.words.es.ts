import { translate } from '../../language/translate.ts';
import type * as english from './AllActivities.words.ts';

export const allActivitiesWords = translate<typeof english.allActivitiesWords>({
  title: 'Toda la actividad',
  close: 'Cerrar',
  count: (count) => (count === 1 ? '1 actividad' : `${count} actividades`),
});
