import { translate } from '../../language/translate.ts';
import type * as english from './LeadsAdmin.words.ts';

export const leadsAdminWords = translate<typeof english.leadsAdminWords>({
  title: 'Contactos de VetSync',
  subtitle: 'Administre y exporte los datos de sus contactos.',
  export: 'Exportar como CSV',
  loading: 'Cargando los contactos…',
  tabsLabel: 'Contactos y análisis',
  tabs: { leads: 'Contactos', analytics: 'Análisis' },
});

export const leadsSummaryWords = translate<typeof english.leadsSummaryWords>({
  label: 'Resumen',
  total: { label: 'Total de contactos', hint: 'Personas interesadas en VetSync' },
  veterans: { label: 'Personas veteranas', hint: (share) => `${share}% del total de contactos` },
  organizations: { label: 'Organizaciones', hint: 'Contactos que pertenecen a una organización' },
  unknown: '–',
  failed: 'No se pudieron cargar los totales.',
  retry: 'Intentar de nuevo',
});

export const leadsTableWords = translate<typeof english.leadsTableWords>({
  title: 'Contactos recientes',
  note: 'Todos los contactos, en tiempo real',
  columns: {
    name: 'Nombre',
    email: 'Correo',
    status: 'Condición',
    organization: 'Organización',
    interest: 'Interés',
    source: 'Origen',
    date: 'Fecha',
  },
  notSpecified: 'Sin especificar',
  none: '-',
  isNew: 'Nuevo',
  empty: 'Todavía no hay contactos. Dé a conocer VetSync y los verá llegar aquí en tiempo real.',
  noMatches: {
    title: 'Ningún contacto coincide',
    text: 'Pruebe con otra ortografía o con menos filtros.',
  },
  failed: { title: 'No se pudieron cargar los contactos', retry: 'Intentar de nuevo' },
  page: {
    failed: 'No se pudieron cargar los contactos anteriores.',
    loading: 'Cargando más contactos…',
    retry: 'Intentar de nuevo',
  },
});

export const leadsToolbarWords = translate<typeof english.leadsToolbarWords>({
  label: 'Buscar y filtrar',
  search: { label: 'Buscar contactos', placeholder: 'Nombre, correo u organización' },
  veteran: {
    label: 'Condición',
    veteran: 'Personas veteranas',
    other: 'Personas no veteranas',
  },
  source: { label: 'Origen' },
  clear: 'Quitar todo',
  count: {
    all: (shown) => (shown === '1' ? '1 contacto' : `${shown} contactos`),
    part: (shown, total) => `${shown} de ${total} contactos`,
    more: (shown) => `${shown} contactos o más`,
    searching: 'Buscando…',
  },
});

export const liveWords = translate<typeof english.liveWords>({
  connecting: 'Conectando…',
  live: 'En vivo',
  reconnecting: (seconds) =>
    seconds === null || seconds === 0 ? 'Reconectando…' : `Reconectando en ${seconds} s`,
  crowded: 'En vivo en otras ventanas',
  offline: 'Sin conexión',
  explained: {
    connecting: 'En un momento, los contactos nuevos aparecerán aquí automáticamente.',
    live: 'Los contactos nuevos aparecen aquí automáticamente.',
    reconnecting:
      'Se perdió la conexión en vivo. No se pierde nada: la página se pondrá al día automáticamente.',
    crowded:
      'Ya sigue los contactos en todas las ventanas que se permiten a la vez. Cierre una, y esta página se pondrá en vivo automáticamente.',
    offline: 'Este dispositivo no tiene conexión. Los contactos nuevos aparecerán cuando vuelva.',
  },
  waiting: 'Hay contactos nuevos arriba de la lista.',
  newLeads: (count, shown) => (count === 1 ? '1 contacto nuevo' : `${shown} contactos nuevos`),
});

export const leadDetailWords = translate<typeof english.leadDetailWords>({
  untitled: 'Contacto',
  missing: 'No encontramos el contacto',
  finding: 'Cargando el contacto…',
  failed: { title: 'No se pudo cargar el contacto', retry: 'Intentar de nuevo' },
  received: (when) => `Recibido: ${when}`,
  facts: {
    email: 'Correo',
    status: 'Condición',
    organization: 'Organización',
    interest: 'Interés',
    source: 'Origen',
  },
  notGiven: 'Sin indicar',
});
