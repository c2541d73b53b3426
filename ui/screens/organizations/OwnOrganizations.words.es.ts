import { translate } from '../../language/translate.ts';
import type * as english from './OwnOrganizations.words.ts';

export const ownOrganizationsWords = translate<typeof english.ownOrganizationsWords>({
  title: 'Sus organizaciones',
  text: 'Las empresas, universidades, hospitales y organizaciones sin fines de lucro para las que trabaja.',
  loading: 'Cargando sus organizaciones…',
  failed: { title: 'No se pudieron cargar sus organizaciones', retry: 'Intentar de nuevo' },
  as: (kind, role) => `${kind} · ${role}`,
  none: {
    title: 'Todavía no trabaja para ninguna',
    text: '¿Trabaja para una empresa, una universidad, un hospital o una organización sin fines de lucro que ayuda a personas veteranas? Agréguela, o pida una invitación a alguien de su equipo.',
  },
  add: 'Agregar una organización',
});
