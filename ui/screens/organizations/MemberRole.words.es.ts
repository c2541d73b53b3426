import { translate } from '../../language/translate.ts';
import type * as english from './MemberRole.words.ts';

export const memberRoleWords = translate<typeof english.memberRoleWords>({
  names: {
    owner: 'Propietario',
    manager: 'Gestión',
    reviewer: 'Revisión',
    viewer: 'Consulta',
  },
  may: {
    owner: 'Todo: también nombra a otros propietarios y gestores, y transfiere la propiedad.',
    manager: 'Cambia el perfil, e invita o quita a personas de revisión y consulta.',
    reviewer: 'Ve todo y decide sobre las solicitudes.',
    viewer: 'Ve todo y no cambia nada.',
  },
});
