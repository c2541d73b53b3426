import { translate } from '../../language/translate.ts';
import { timelineWords } from './Timeline.words.ts';

export const timelineSpanish = translate(timelineWords, {
  states: { done: 'Completado', current: 'Ahora', coming: 'Por venir', stopped: 'Detenido' },
});
