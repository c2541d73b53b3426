import { translate } from '../../../language/translate.ts';
import type * as english from './CaseServiceList.words.ts';

export const caseServicesWords = translate<typeof english.caseServicesWords>({
  title: 'Servicios',
  loading: 'Cargando los servicios…',
  search: { label: 'Buscar servicios', placeholder: 'Servicio o nombre' },
  asked: (when) => `desde ${when}`,
  with: (name) => `a cargo de ${name}`,
  withYou: 'a su cargo',
  notStored: 'No se guardó',
  empty: {
    title: 'No hay servicios abiertos',
    text: 'Aquí aparece lo que piden los participantes. Abra un participante para agregar un servicio.',
  },
  noMatches: { title: 'Ningún servicio coincide', text: 'Pruebe con otra ortografía o con menos filtros.' },
  failed: { title: 'No se pudieron cargar los servicios', retry: 'Intentar de nuevo' },
  more: 'Mostrar más',
  moreFailed: 'No se pudieron cargar más servicios.',
});
