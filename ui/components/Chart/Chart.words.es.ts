import { translate } from '../../language/translate.ts';
import type * as english from './Chart.words.ts';

const listed = new Intl.ListFormat('es-US');

export const chartWords = translate<typeof english.chartWords>({
  figures: 'Mostrar las cifras',
  empty: 'Todavía no hay cifras. Aparecerán aquí en cuanto haya una.',
  share: 'Porcentaje',
  ofFirst: 'Del primero',
  before: 'Antes',
  beforeShare: (share) => `antes: ${share}`,
  onlyPart: (label, value) => `En total, ${value}: ${label}`,
  largest: (label, value, whole, share) => `La mayor parte: ${label}, con ${value} de ${whole} (${share}).`,
  largestTogether: (labels, value) => `Las mayores partes: ${listed.format(labels)}, con ${value} cada una.`,
  reached: (value, whole, step, share) => `${value} de ${whole} llegaron al último paso, ${step}: ${share}.`,
  reachedBefore: (share) => `En el período anterior fue el ${share}.`,
  rose: (label, from, to) => `${label}: subió de ${from} a ${to}.`,
  fell: (label, from, to) => `${label}: bajó de ${from} a ${to}.`,
  stayed: (label, from, to) => `${label}: ${from} al principio y ${to} al final.`,
  only: (label, value) => `${label}: ${value}.`,
  highest: (label, value) => `${label}: el máximo fue de ${value}.`,
  valueAt: (value, at) => `${value} (${at})`,
  valueNow: (value) => `${value} ahora`,
  valueBefore: (value) => `${value} antes`,
  startsAt: (value) => `El eje empieza en ${value}, no en 0.`,
  percent: (share) => `${share}%`,
  underSmallest: 'menos de 0.1%',
  total: 'Total',
  other: 'Otros',
  sliderLabel: (title) => `${title}, valor por valor`,
});
