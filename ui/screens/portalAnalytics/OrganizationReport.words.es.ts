import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationReport.words.ts';

export const organizationReportWords = translate<typeof english.organizationReportWords>({
  loading: 'Cargando las cifras…',
  refreshing: 'Cargando otras cifras…',
  failed: { title: 'No se pudieron cargar las cifras', retry: 'Intentar de nuevo' },
  old: 'Estas cifras pueden estar desactualizadas: no se pudieron cargar las últimas.',
  closed: 'Su organización está suspendida, así que no se pueden leer sus cifras.',
  empty: {
    title: 'Todavía no hay nada que informar',
    text: 'Las cifras aparecen aquí a partir de la primera solicitud. Las personas veteranas responden a lo que usted ha publicado.',
    action: 'Abrir los anuncios',
  },
  range: 'Período',
  ranges: {
    '4w': '4 semanas',
    '12w': '12 semanas',
    '26w': '26 semanas',
    '52w': '52 semanas',
    '3m': '3 meses',
    '6m': '6 meses',
    '12m': '12 meses',
  },
  sentence: {
    received: (count, isOne, weeks) =>
      isOne
        ? `Llegó 1 solicitud en las últimas ${weeks} semanas`
        : `Llegaron ${count} solicitudes en las últimas ${weeks} semanas`,
    more: (amount) => `, ${amount} más que en las semanas anteriores.`,
    fewer: (amount) => `, ${amount} menos que en las semanas anteriores.`,
    same: ', las mismas que en las semanas anteriores.',
    decision: (days, isOne, decisions) =>
      `En promedio, la primera decisión llegó después de ${isOne ? '1 día' : `${days} días`} (solicitudes con decisión: ${decisions}).`,
    decisionBefore: (days, isOne) => `En las semanas anteriores tardó ${isOne ? '1 día' : `${days} días`}.`,
    noDecision: 'En este período no hubo primeras decisiones.',
  },
  figures: 'Cifras',
  plots: 'Gráficos',
  days: (count) => (count === '1' ? '1 día' : `${count} días`),
  percent: (count) => `${count}%`,
  points: (percent) => `${percent.replace('%', '')} puntos`,
  steps: {
    week: {
      head: 'Semana del',
      span: (count) => `${count} semanas`,
      spanBefore: (count) => `las ${count} semanas anteriores`,
    },
    month: {
      head: 'Mes',
      span: (count) => `${count} meses`,
      spanBefore: (count) => `los ${count} meses anteriores`,
    },
  },
  sum: (total, span) => `${total} en ${span}.`,
  sumBeside: (total, span, before, spanBefore) => `${total} en ${span}; ${before} en ${spanBefore}.`,
  last: (value, when) => `${value} en ${when}.`,
  lastBeside: (value, when, before, span) => `${value} en ${when}; ${before} ${span} antes.`,
  more: (hint, amount) => `${hint}: ${amount} más que antes`,
  fewer: (hint, amount) => `${hint}: ${amount} menos que antes`,
  same: (hint) => `${hint}: igual que antes`,
  notYet: 'Todavía no',
  save: 'Guardar como CSV',
  saveOf: (title) => `Guardar como CSV: ${title}`,
  live: 'En esta demo',
  liveText: 'Se cuenta lo que de verdad se hizo aquí. Las cifras de arriba lo incluyen.',
  listings: {
    title: 'Anuncios con más solicitudes',
    count: (count, isOne) => (isOne ? '1 solicitud' : `${count} solicitudes`),
    taken: (name, count) => `${name}: ${count}`,
  },
});
