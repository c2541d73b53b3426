import { translate } from '../../language/translate.ts';
import type * as english from './LeadAnalytics.words.ts';

export const localAnalyticsWords = translate<typeof english.localAnalyticsWords>({
  title: 'Envíos desde este navegador',
  note: 'Lo que se envió desde este dispositivo y lo que sigue pendiente en él.',
  figures: 'Conteo de envíos',
  total: { label: 'Total de envíos', hint: 'Se recuerdan los últimos 100' },
  pending: { label: 'Por sincronizar', hint: 'Guardados en este dispositivo' },
  failed: { label: 'Intentos fallidos', hint: 'Entre estos envíos' },
  actions: {
    label: 'Acciones',
    retry: 'Reintentar los fallidos',
    retrying: 'Reintentando…',
    nothing: 'Nada que reintentar',
  },
  recent: {
    title: 'Envíos recientes',
    note: 'Los últimos 10, primero los más nuevos',
    empty: 'Todavía no se ha enviado nada desde este navegador.',
    columns: { time: 'Hora', source: 'Origen', result: 'Resultado', error: 'Error' },
    sent: 'Enviado',
    failed: 'Fallido',
  },
  waiting: {
    title: 'Contactos pendientes',
    empty: 'No hay contactos pendientes en este dispositivo.',
    columns: {
      name: 'Nombre',
      email: 'Correo',
      saved: 'Guardado',
      attempts: 'Intentos',
      error: 'Último error',
    },
  },
  none: '-',
});

export const serverAnalyticsWords = translate<typeof english.serverAnalyticsWords>({
  title: 'Todos los contactos',
  range: 'Período',
  presets: {
    '7d': '7 días',
    '30d': '30 días',
    '90d': '90 días',
    all: 'Desde el principio',
  },
  custom: 'Otros días',
  show: 'Mostrar',
  loading: 'Contando los contactos…',
  total: (shown, count) => (count === 1 ? '1 contacto' : `${shown} contactos`),
  allTime: 'desde el principio',
  days: (from, to) => (from === to ? from : `del ${from} al ${to}`),
  counted: (leads, days) => `${leads}, ${days}`,
  empty: {
    title: 'No hay contactos en este período',
    text: 'Elija un período más largo para ver más.',
    all: 'Mostrar desde el principio',
  },
  none: { title: 'Todavía no hay contactos', text: 'Se cuentan aquí a partir del primero.' },
  failed: { title: 'No se pudo cargar el análisis', retry: 'Intentar de nuevo' },
  byDay: 'Contactos por día',
  beside: (total, before, days) =>
    days === 1
      ? `${total} este día; ${before} el día anterior.`
      : `${total} en ${days} días; ${before} en los ${days} días anteriores.`,
  byDayNote: 'Los días empiezan a medianoche UTC',
  bySource: 'Contactos por origen',
  byStatus: 'Contactos por condición',
  day: 'Día',
  source: 'Origen',
  status: 'Condición',
  leads: 'Contactos',
  notSpecified: 'Sin especificar',
  noSource: 'Sin origen',
});
