import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Leads.phrases.ts';

export const leadsPhrases = translatePhrases<typeof english.leadsPhrases>('leads', {
  emailNotPlain: 'Escriba un correo electrónico válido',
  statusTooLong: 'La condición es demasiado larga',
  organizationTooLong: 'El nombre de la organización es demasiado largo',
  interestTooLong: 'El texto sobre su interés es demasiado largo',
  sourceTooLong: 'El origen es demasiado largo',
  rangeInvalid: 'Elija dos fechas válidas',
  rangeReversed: 'El primer día no puede ser después del último',
  marked_new: 'Marcada como nueva',
  marked_in_progress: 'Marcada como en curso',
  marked_answered: 'Marcada como respondida',
  marked_closed: 'Solicitud cerrada',
});
