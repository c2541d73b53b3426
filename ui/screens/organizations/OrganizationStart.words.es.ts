import { translate } from '../../language/translate.ts';
import type * as english from './OrganizationStart.words.ts';

export const organizationStartWords = translate<typeof english.organizationStartWords>({
  none: {
    title: 'Cree una organización o únase a una',
    text: 'Aquí se trabaja en nombre de una organización. Agregue la suya, o pida una invitación por correo a alguien de su equipo.',
    create: 'Agregar una organización',
  },
});
