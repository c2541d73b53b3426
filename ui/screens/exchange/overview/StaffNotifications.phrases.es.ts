import { translatePhrases } from '../../../language/translatePhrases.ts';
import type * as english from './StaffNotifications.phrases.ts';

export const staffNewsPhrases = translatePhrases<typeof english.staffNewsPhrases>('staffNews', {
  received: (name) => `${name} envió una solicitud`,
  updated: (name) => `${name} actualizó una solicitud`,
  updatedGone: 'Se actualizó una solicitud',
  withdrawn: (name) => `${name} retiró una solicitud`,
  withdrawnGone: 'Se retiró una solicitud',
  offerAccepted: (name) => `${name} aceptó su oferta`,
  offerAcceptedGone: 'Se aceptó su oferta',
  spotFreed: (name) => `Hay un lugar libre. Sigue en la fila: ${name}`,
  spotFreedGone: 'Hay un lugar libre',
  assigned: (name) => `Se le asignó la solicitud de ${name}`,
  assignedGone: 'Se le asignó una solicitud',
  caseAssigned: (name) => `Ahora usted acompaña a ${name}`,
  message: (name) => `Mensaje de ${name}`,
  contact: (name) => `${name} aceptó la solicitud de contacto`,
  contactMore: 'Ahora pueden escribirse.',
});
