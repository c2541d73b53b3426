import { translate } from '../../language/translate.ts';
import type * as english from './Timeline.words.ts';

export const timelineWords = translate<typeof english.timelineWords>({
  states: { done: 'Completado', current: 'Ahora', coming: 'Por venir', stopped: 'Detenido' },
});
