import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './OrganizationResults.phrases.ts';

export const organizationResultPhrases = translatePhrases<typeof english.organizationResultPhrases>(
  'organizationResults',
  {
    saved: 'Perfil guardado',
    appliedAgain: 'Se envió otra vez para aprobación',
    appliedAgainMore: 'Enviaremos un correo a los propietarios en cuanto haya una decisión.',
    invited: (email) => `Invitó a ${email}`,
    invitedMore: 'Le enviaremos un enlace por correo. Funciona durante siete días.',
    resent: (email) => `Enviamos otro enlace a ${email}`,
    withdrawn: 'Invitación retirada',
    roleChanged: 'Función cambiada',
    handedOver: 'Propiedad entregada',
    removed: 'Ya no es parte del equipo',
    left: 'Usted dejó la organización',
    ended: (name) => `${name} terminó`,
    endedMore: 'Avisaremos a quienes presentaron una solicitud o trabajaban allí.',
    otherName: 'Este no es el nombre de la organización',
    staffFailed: 'No se cambió nada',
    decided: (name) => `Se guardó la decisión sobre ${name}`,
    decidedMore: 'Enviaremos un correo a sus propietarios.',
    decisionFailed: 'La decisión no se guardó',
  },
);
