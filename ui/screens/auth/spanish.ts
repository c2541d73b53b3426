import type { Translated } from '../../language/translate.ts';
import { authSpanish, checkYourEmailSpanish, signedInSpanish } from './Auth.words.es.ts';
import { confirmEmailSpanish } from './ConfirmEmail.words.es.ts';
import { confirmNewEmailSpanish, emailLinkSpanish } from './EmailLink.words.es.ts';
import { oneTimeCodeSpanish } from './OneTimeCode.words.es.ts';
import { recoverSpanish } from './Recover.words.es.ts';
import { invalidLinkSpanish, resetPasswordSpanish } from './ResetPassword.words.es.ts';
import { secondFactorSpanish } from './SecondFactor.words.es.ts';
import { googleRefusalSpanish } from './GoogleRefusal.words.es.ts';

/** Spanish words of the auth screens. */
export const authFamilySpanish: readonly Translated[] = [
  authSpanish,
  checkYourEmailSpanish,
  confirmEmailSpanish,
  confirmNewEmailSpanish,
  emailLinkSpanish,
  invalidLinkSpanish,
  oneTimeCodeSpanish,
  recoverSpanish,
  resetPasswordSpanish,
  secondFactorSpanish,
  signedInSpanish,
  googleRefusalSpanish,
];
