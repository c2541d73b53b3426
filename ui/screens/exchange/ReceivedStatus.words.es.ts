import { translate } from '../../language/translate.ts';
import { receivedStatusNames } from './ReceivedStatus.words.ts';

export const statusNamesInSpanish = {
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
} as const;

export const receivedStatusNamesSpanish = translate(receivedStatusNames, statusNamesInSpanish);
