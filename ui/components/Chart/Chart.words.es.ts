import { translate } from '../../language/translate.ts';
import { chartWords } from './Chart.words.ts';

export const chartSpanish = translate(chartWords, {
  figures: 'Mostrar las cifras',
  empty: 'Todavía no hay cifras. Aparecerán aquí en cuanto haya una.',
  share: 'Porcentaje',
  ofFirst: 'Del primero',
  before: 'Antes',
  beforeShare: (share) => `antes: ${share}`,
  onlyPart: (label, value) => `En total, ${value}: ${label}`,
  startsAt: (value) => `El eje empieza en ${value}, no en 0.`,
  percent: (share) => `${share}%`,
  underSmallest: 'menos de 0.1%',
  total: 'Total',
  other: 'Otros',
  sliderLabel: (title) => `${title}, un valor tras otro`,
});
