import { translate } from '../../language/translate.ts';
import type * as english from './GoogleRefusal.words.ts';

export const googleRefusalWords = translate<typeof english.googleRefusalWords>({
  refused: 'Usted no permitió que Google nos dijera quién es. Puede intentar de nuevo o elegir otra forma.',
  expired: 'Esto tardó demasiado o ya se usó. Intente de nuevo.',
  unverified_email:
    'Google todavía no verificó su correo electrónico. Verifíquelo en Google, o elija otra forma.',
  not_linked:
    'Ya hay una cuenta con este correo electrónico. Inicie sesión de otra forma y luego vincule Google en Su cuenta.',
  taken: 'Esta cuenta de Google está vinculada con otra cuenta, o la suya con otra cuenta de Google.',
  banned: 'Esta cuenta fue cerrada por la administración.',
  too_many_requests: 'Hubo demasiados intentos desde su red. Espere unos minutos e intente de nuevo.',
  unavailable: 'No se puede conectar con Google en este momento. Intente más tarde o elija otra forma.',
  failed: 'No pudimos confiar en la respuesta de Google. Intente de nuevo.',
});
