import type { Translated } from '../../language/translate.ts';
import { accountDeletionSpanish } from './AccountDeletion.words.es.ts';
import { accountPageSpanish } from './AccountPage.words.es.ts';
import { accountProfileSpanish } from './AccountProfile.words.es.ts';
import { factorSpanish, passwordSpanish, recoveryCodesSpanish } from './AccountSecurity.words.es.ts';
import { connectedAccountsSpanish } from './ConnectedAccounts.words.es.ts';
import { devicesSpanish } from './Devices.words.es.ts';
import { reauthenticateSpanish } from './ReauthenticateDialog.words.es.ts';
import { notificationMailSpanish } from './notifications/NotificationMail.words.es.ts';
import { veteranVerificationSpanish } from './VeteranVerification.words.es.ts';
import { setupCodeSpanish } from './security/SetupCode.words.es.ts';
import { accountPhrasesSpanish } from './Account.phrases.es.ts';

/** Spanish words of the account screens. */
export const accountFamilySpanish: readonly Translated[] = [
  accountDeletionSpanish,
  accountPageSpanish,
  accountProfileSpanish,
  connectedAccountsSpanish,
  devicesSpanish,
  factorSpanish,
  notificationMailSpanish,
  passwordSpanish,
  reauthenticateSpanish,
  recoveryCodesSpanish,
  setupCodeSpanish,
  veteranVerificationSpanish,
  accountPhrasesSpanish,
];
