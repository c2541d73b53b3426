import { translate } from '../../../language/translate.ts';
import { organizationReportWords } from './OrganizationReport.words.ts';

const stages = { 0: 'Recibidas', 1: 'Entrevista', 2: 'Oferta hecha' } as const;

export const organizationReportSpanish = translate(organizationReportWords, {
  loading: 'Cargando las cifras…',
  refreshing: 'Cargando otras semanas…',
  failed: { title: 'No se pudieron cargar las cifras', retry: 'Volver a intentar' },
  closed: 'Su organización está suspendida, así que no se pueden leer sus cifras.',
  range: 'Semanas',
  weeks: (count) => `${count} semanas`,
  empty: {
    title: 'Todavía no hay nada que informar',
    text: 'Las cifras aparecen aquí a partir de la primera solicitud. Los veteranos solicitan lo que usted ha publicado.',
    action: 'Abrir los anuncios',
  },
  received: (count, isOne, weeks) =>
    isOne
      ? `Llegó 1 solicitud en las últimas ${weeks} semanas`
      : `Llegaron ${count} solicitudes en las últimas ${weeks} semanas`,
  more: (amount) => `, ${amount} más que en las semanas anteriores.`,
  fewer: (amount) => `, ${amount} menos que en las semanas anteriores.`,
  same: ', las mismas que en las semanas anteriores.',
  decision: (days, isOne, decisions) =>
    `En promedio, la primera decisión llegó después de ${isOne ? '1 día' : `${days} días`} (${decisions} decididas).`,
  decisionBefore: (days, isOne) => `En las semanas anteriores tardó ${isOne ? '1 día' : `${days} días`}.`,
  noDecision: 'En estas semanas no se decidió nada por primera vez.',
  inUtc: 'Los días se cuentan en UTC, y la última semana termina hoy.',
  byWeek: {
    title: 'Solicitudes por semana',
    head: 'Semana desde',
    series: 'Recibidas',
    sum: (count, before) => `${count} en estas semanas; ${before} en las anteriores.`,
  },
  stages: {
    title: 'Hasta dónde llegaron',
    text: 'De las solicitudes recibidas en estas semanas: cuántas llegaron al menos hasta aquí.',
    heads: ['Paso', 'Solicitudes'],
    names: {
      employer: { ...stages, 3: 'Contratadas' },
      university: { ...stages, 3: 'Aceptadas' },
      hospital: { ...stages, 3: 'Aceptadas' },
      nonprofit: { ...stages, 3: 'Activas' },
    },
  },
  statuses: {
    title: 'Cómo están todas las solicitudes',
    text: 'Todas las solicitudes que ha recibido, según cómo están ahora.',
    heads: ['Estado', 'Solicitudes'],
  },
  listings: {
    title: 'Anuncios con más solicitudes',
    count: (count, isOne) => (isOne ? '1 solicitud' : `${count} solicitudes`),
    taken: {
      employer: (count) => `Contratadas: ${count}`,
      university: (count) => `Aceptadas: ${count}`,
      hospital: (count) => `Aceptadas: ${count}`,
      nonprofit: (count) => `Activas: ${count}`,
    },
  },
});
