import { translate } from '../../language/translate.ts';
import { portalAnalyticsWords } from './PortalAnalytics.words.ts';

export const portalAnalyticsSpanish = translate(portalAnalyticsWords, {
  title: { recruiter: 'Análisis', university: 'Informes', nonprofit: 'Informes' },
  subtitle: {
    recruiter: 'Cómo las personas veteranas encuentran sus puestos, y hasta dónde llegan.',
    university: 'Quién presenta una solicitud, a quién se acepta y quién estudia aquí.',
    nonprofit: 'Qué logran sus programas, y para quién.',
  },
  range: 'Período',
  ranges: { '3m': '3 meses', '6m': '6 meses', '12m': '12 meses' },
  figures: 'Cifras',
  plots: 'Gráficos',
  month: 'Mes',
  days: (count) => (count === '1' ? '1 día' : `${count} días`),
  percent: (count) => `${count}%`,
  points: (percent) => `${percent.replace('%', '')} puntos`,
  sum: (total, months) => `${total} en ${months} meses.`,
  sumBeside: (total, before, months) =>
    `${total} en ${months} meses; ${before} en los ${months} meses anteriores.`,
  last: (value, month) => `${value} en ${month}.`,
  lastBeside: (value, month, before, months) => `${value} en ${month}; ${before} ${months} meses antes.`,
  more: (hint, amount) => `${hint}: ${amount} más que antes`,
  fewer: (hint, amount) => `${hint}: ${amount} menos que antes`,
  same: (hint) => `${hint}: igual que antes`,
  notYet: 'Todavía no',
  save: 'Guardar como CSV',
  saveOf: (title) => `Guardar como CSV: ${title}`,
  live: 'En esta demo',
  liveText: 'Se cuenta lo que de verdad se hizo aquí. Las cifras de arriba lo incluyen.',
  sample: 'Cifras de ejemplo: las personas y los meses anteriores a este son inventados.',
});
