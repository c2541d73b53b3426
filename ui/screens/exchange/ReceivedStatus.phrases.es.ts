import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './ReceivedStatus.phrases.ts';

export const receivedStatusNames = translatePhrases<typeof english.receivedStatusNames>('receivedStatus', {
  submitted: 'Nueva',
  enrolled: 'Nueva',
  under_review: 'En lista de espera',
  interview: 'Entrevista',
  interview_scheduled: 'Entrevista',
  offered: 'Oferta hecha',
  hired: 'Contratación',
  accepted: 'Aceptada',
  active: 'Activa',
  rejected: 'Rechazada',
  withdrawn: 'Retirada',
});
