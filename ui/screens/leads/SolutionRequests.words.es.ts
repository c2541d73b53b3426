import { translate } from '../../language/translate.ts';
import type * as english from './SolutionRequests.words.ts';

export const solutionStatusNames = translate<typeof english.solutionStatusNames>({
  new: 'Nueva',
  in_progress: 'En curso',
  answered: 'Respondida',
  closed: 'Cerrada',
});

export const solutionListNames = translate<typeof english.solutionListNames>({
  new: 'Nuevas',
  in_progress: 'En curso',
  answered: 'Respondidas',
  closed: 'Cerradas',
});

export const solutionRequestsWords = translate<typeof english.solutionRequestsWords>({
  title: 'Solicitudes de soluciones a la medida',
  subtitle: 'Lo que las organizaciones nos pidieron crear, y hasta dónde ha avanzado cada solicitud.',
  export: 'Exportar como CSV',
  loading: 'Cargando las solicitudes…',
  table: 'Solicitudes',
  toolbar: {
    label: 'Buscar y filtrar',
    search: { label: 'Buscar solicitudes', placeholder: 'Nombre, correo u organización' },
    status: { label: 'Estado', all: 'Todas' },
    clear: 'Quitar todo',
    count: (shown, count) => (count === 1 ? '1 solicitud' : `${shown} solicitudes`),
    more: (shown) => `${shown} solicitudes o más`,
    searching: 'Buscando…',
  },
  columns: {
    name: 'De',
    organization: 'Organización',
    need: 'Para qué',
    status: 'Estado',
    received: 'Recibida',
  },
  none: '-',
  empty: {
    title: 'Todavía no hay solicitudes',
    text: 'Cuando una organización pide una solución a la medida en la página de inicio, la solicitud aparece aquí.',
  },
  noMatches: { title: 'Ninguna solicitud coincide', text: 'Pruebe con otra ortografía o con otro estado.' },
  failed: { title: 'No se pudieron cargar las solicitudes', retry: 'Intentar de nuevo' },
  page: {
    failed: 'No se pudieron cargar más solicitudes.',
    loading: 'Cargando más solicitudes…',
    retry: 'Intentar de nuevo',
  },
});

export const solutionRequestWords = translate<typeof english.solutionRequestWords>({
  finding: 'Cargando la solicitud…',
  missing: 'No encontramos la solicitud',
  untitled: 'Solicitud',
  failed: { title: 'No se pudo cargar la solicitud', retry: 'Intentar de nuevo' },
  from: (organization) => `Solicitud de ${organization}`,
  facts: {
    name: 'Nombre',
    email: 'Correo',
    received: 'Recibida',
    timeline: 'Para cuándo',
    budget: 'Presupuesto',
    purpose: 'Para qué la usarían',
    requirements: 'Qué debe hacer, o con qué debe funcionar',
  },
  notGiven: 'Sin indicar',
  status: {
    label: 'Estado',
    saving: 'Guardando…',
    untouched: 'Nadie ha cambiado el estado todavía.',
    changed: (status, by, when) => `${by === null ? 'Cambió' : `${by} lo cambió`} a “${status}” el ${when}.`,
    failed: 'El estado no se cambió.',
    conflict: 'Otra persona cambió esta solicitud mientras usted la tenía abierta. Así está ahora.',
  },
});
