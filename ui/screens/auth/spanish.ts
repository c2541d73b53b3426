import type { Translated } from '../../language/translate.ts';
import * as auth from './Auth.words.ts';
import * as authSpanish from './Auth.words.es.ts';
import * as confirmEmail from './ConfirmEmail.words.ts';
import * as confirmEmailSpanish from './ConfirmEmail.words.es.ts';
import * as emailLink from './EmailLink.words.ts';
import * as emailLinkSpanish from './EmailLink.words.es.ts';
import * as googleRefusal from './GoogleRefusal.words.ts';
import * as googleRefusalSpanish from './GoogleRefusal.words.es.ts';
import * as oneTimeCode from './OneTimeCode.words.ts';
import * as oneTimeCodeSpanish from './OneTimeCode.words.es.ts';
import * as recover from './Recover.words.ts';
import * as recoverSpanish from './Recover.words.es.ts';
import * as resetPassword from './ResetPassword.words.ts';
import * as resetPasswordSpanish from './ResetPassword.words.es.ts';
import * as secondFactor from './SecondFactor.words.ts';
import * as secondFactorSpanish from './SecondFactor.words.es.ts';

/** Spanish words of the auth screens. */
export const authFamilySpanish: readonly Translated[] = [
  [auth.authWords, authSpanish.authWords],
  [auth.signedInWords, authSpanish.signedInWords],
  [auth.checkYourEmailWords, authSpanish.checkYourEmailWords],
  [confirmEmail.confirmEmailWords, confirmEmailSpanish.confirmEmailWords],
  [emailLink.emailLinkWords, emailLinkSpanish.emailLinkWords],
  [emailLink.confirmNewEmailWords, emailLinkSpanish.confirmNewEmailWords],
  [googleRefusal.googleRefusalWords, googleRefusalSpanish.googleRefusalWords],
  [oneTimeCode.oneTimeCodeWords, oneTimeCodeSpanish.oneTimeCodeWords],
  [recover.recoverWords, recoverSpanish.recoverWords],
  [resetPassword.resetPasswordWords, resetPasswordSpanish.resetPasswordWords],
  [resetPassword.invalidLinkWords, resetPasswordSpanish.invalidLinkWords],
  [secondFactor.secondFactorWords, secondFactorSpanish.secondFactorWords],
];
