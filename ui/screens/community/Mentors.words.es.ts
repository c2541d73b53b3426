import type { MentorField } from '@vetsync/machines/community/model';
import { translate } from '../../language/translate.ts';
import type * as english from './Mentors.words.ts';

const fields: Record<MentorField, string> = {
  Operations: 'Operaciones',
  Technology: 'Tecnología',
  'Health care': 'Atención médica',
  Education: 'Educación',
  'Skilled trades': 'Oficios',
  'Public service': 'Servicio público',
};

export const mentorsWords = translate<typeof english.mentorsWords>({
  title: 'Mentores civiles',
  subtitle: 'Personas con trabajos civiles que regalan una hora de su tiempo.',
  subtitleNone: 'Cuando haya personas que ofrezcan su tiempo, las encontrará aquí.',
  search: 'Buscar mentores',
  placeholder: 'Nombre, trabajo o tema',
  field: 'Área',
  fields: (field) => (field === 'all' ? 'Todas las áreas' : fields[field]),
  found: (count) => (count === 1 ? '1 mentor encontrado' : `${count} mentores encontrados`),
  none: 'Nadie coincide con esta búsqueda',
  noneText: 'Pruebe con otra palabra u otra área.',
  noneYet: 'Todavía no hay mentores aquí',
  events: 'Buscar eventos',
  clear: 'Quitar todo',
  helps: 'Ayuda con',
  free: (weeks) => {
    if (weeks === 0) return 'Disponible esta semana';
    return weeks === 1 ? 'Disponible la próxima semana' : `Disponible en ${weeks} semanas`;
  },
  ask: 'Pedir una conversación',
  askName: (name) => `Pedir una conversación con ${name}`,
  withdraw: 'Retirar',
  withdrawName: (name) => `Retirar su solicitud a ${name}`,
  asked: 'Conversación pedida',
  sample: 'Mentores de ejemplo: su solicitud se queda en este navegador y no se avisa a nadie.',
});
