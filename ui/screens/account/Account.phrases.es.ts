import { translatePhrases } from '../../language/translatePhrases.ts';
import type * as english from './Account.phrases.ts';

const notVerified = 'No se pudo verificar la condición de veterano';

export const accountPhrases = translatePhrases<typeof english.accountPhrases>('account', {
  verification_refused: 'Usted no permitió que se compartiera su condición de veterano',
  verification_expired: 'Esta verificación tardó demasiado o ya se usó. Empiece de nuevo',
  verification_not_veteran: notVerified,
  verification_taken: 'Esta prueba de servicio ya pertenece a otra cuenta de VetSync',
  verification_unavailable:
    'El servicio de verificación no está disponible en este momento. Intente de nuevo más tarde',
  verification_failed: notVerified,
});
