import { translate } from '../../language/translate.ts';
import { receivedStatusNames } from './ReceivedStatus.phrases.ts';

export const receivedStatusNamesSpanish = translate(receivedStatusNames, {
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
