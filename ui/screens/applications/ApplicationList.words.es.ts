import { translate } from '../../language/translate.ts';
import type * as english from './ApplicationList.words.ts';

export const applicationListWords = translate<typeof english.applicationListWords>({
  title: 'Solicitudes',
  subtitle: 'Todo lo que usted envió, agrupado por lo que sigue.',
  loading: 'Cargando sus solicitudes…',
  empty: {
    title: 'Todavía no hay solicitudes',
    text: 'Aquí aparece lo que usted envía a empresas, universidades y programas, con lo que sigue.',
    action: 'Buscar empleos, estudios y programas',
  },
  kinds: {
    label: 'Tipos de solicitudes',
    all: 'Todas',
    job: 'Empleos',
    college: 'Estudios',
    nonprofit: 'Programas',
  },
  none: 'Usted no envió ninguna de este tipo.',
  turns: {
    person: 'Le toca a usted',
    taken: 'Aceptadas',
    organization: 'En manos de la organización',
    noted: 'Solo anotadas por usted',
    over: 'Ya no están abiertas',
  },
});
