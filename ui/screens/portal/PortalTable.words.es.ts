import { translate } from '../../language/translate.ts';
import type * as english from './PortalTable.words.ts';

const alphabetical = { ascending: 'de la A a la Z', descending: 'de la Z a la A' };
const amounts = { ascending: 'de menor a mayor', descending: 'de mayor a menor' };

/** A status names one, and its view holds many. Others fit both. */
const ofMany: Readonly<Record<string, string>> = {
  Nueva: 'Nuevas',
  Entrevista: 'Entrevistas',
  'Oferta hecha': 'Con oferta',
  Contratación: 'Contrataciones',
  Aceptada: 'Aceptadas',
  Activa: 'Activas',
  Rechazada: 'Rechazadas',
  Retirada: 'Retiradas',
  Participa: 'Participan',
  'Completó el programa': 'Completaron el programa',
  'Ya no está': 'Ya no están',
  'Ya empezó': 'Ya empezaron',
  Programado: 'Programados',
  Hecho: 'Hechos',
  'No se puede ofrecer': 'No se pueden ofrecer',
};

/** Worded so that nouns of either gender fit. */
export const portalTableWords = translate<typeof english.portalTableWords>({
  toolbar: 'Buscar y filtrar',
  clear: 'Quitar todo',
  save: 'Guardar como CSV',
  views: {
    label: 'Vistas',
    all: 'Todo',
    save: 'Guardar vista',
    named: (status) => ofMany[status] ?? status,
  },
  filters: {
    counted: (value, count) => `${value} (${count})`,
  },
  sheet: { show: (count) => `Mostrar ${count}` },
  orders: {
    text: alphabetical,
    person: alphabetical,
    tags: alphabetical,
    number: amounts,
    score: amounts,
    progress: amounts,
    date: { ascending: 'lo más antiguo primero', descending: 'lo más reciente primero' },
    status: { ascending: 'en orden', descending: 'en orden inverso' },
  },
  order: (label, order) => `${label}, ${order}`,
  options: {
    label: 'Opciones',
    compact: 'Filas compactas',
    comfortable: 'Filas amplias',
    remove: (name) => `Quitar la vista “${name}”`,
  },
  naming: {
    title: 'Guardar esta vista',
    text: 'Guarda la búsqueda, los filtros y el orden con un nombre, en este navegador.',
    name: 'Nombre',
    replaces: (name) => `Reemplaza su vista “${name}”.`,
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  count: {
    first: (shown, { many }) => `${shown} ${many} o más`,
    all: (shown, { one, many }, count) => `${shown} ${count === 1 ? one : many}`,
    part: (shown, total, { one, many }, count) => `${shown} de ${total} ${count === 1 ? one : many}`,
  },
  columns: { select: 'Seleccionar', actions: 'Acciones' },
  select: (name) => `Seleccionar ${name}`,
  action: (label, name) => `${label}: ${name}`,
  actionsOf: (name) => `Acciones para ${name}`,
  noMatches: {
    title: ({ many }) => `No hay ${many} que coincidan`,
    text: 'Pruebe con otra ortografía o con menos filtros.',
  },
  none: '–',
});
