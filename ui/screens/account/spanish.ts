import type { Translated } from '../../language/translate.ts';
import * as accountDeletion from './AccountDeletion.words.ts';
import * as accountDeletionSpanish from './AccountDeletion.words.es.ts';
import * as accountPage from './AccountPage.words.ts';
import * as accountPageSpanish from './AccountPage.words.es.ts';
import * as accountPhrases from './Account.phrases.ts';
import * as accountPhrasesSpanish from './Account.phrases.es.ts';
import * as accountProfile from './AccountProfile.words.ts';
import * as accountProfileSpanish from './AccountProfile.words.es.ts';
import * as accountSecurity from './AccountSecurity.words.ts';
import * as accountSecuritySpanish from './AccountSecurity.words.es.ts';
import * as connectedAccounts from './ConnectedAccounts.words.ts';
import * as connectedAccountsSpanish from './ConnectedAccounts.words.es.ts';
import * as devices from './Devices.words.ts';
import * as devicesSpanish from './Devices.words.es.ts';
import * as calendarAddress from './calendar/CalendarAddress.words.ts';
import * as calendarAddressSpanish from './calendar/CalendarAddress.words.es.ts';
import * as notificationMail from './notifications/NotificationMail.words.ts';
import * as notificationMailSpanish from './notifications/NotificationMail.words.es.ts';
import * as reauthenticateDialog from './ReauthenticateDialog.words.ts';
import * as reauthenticateDialogSpanish from './ReauthenticateDialog.words.es.ts';
import * as setupCode from './security/SetupCode.words.ts';
import * as setupCodeSpanish from './security/SetupCode.words.es.ts';
import * as veteranVerification from './VeteranVerification.words.ts';
import * as veteranVerificationSpanish from './VeteranVerification.words.es.ts';

/** Spanish words of the account screens. */
export const accountFamilySpanish: readonly Translated[] = [
  [accountDeletion.accountDeletionWords, accountDeletionSpanish.accountDeletionWords],
  [accountPage.accountPageWords, accountPageSpanish.accountPageWords],
  [accountPhrases.accountPhrases, accountPhrasesSpanish.accountPhrases],
  [accountProfile.accountProfileWords, accountProfileSpanish.accountProfileWords],
  [accountSecurity.passwordWords, accountSecuritySpanish.passwordWords],
  [accountSecurity.factorWords, accountSecuritySpanish.factorWords],
  [accountSecurity.recoveryCodesWords, accountSecuritySpanish.recoveryCodesWords],
  [connectedAccounts.connectedAccountsWords, connectedAccountsSpanish.connectedAccountsWords],
  [devices.devicesWords, devicesSpanish.devicesWords],
  [calendarAddress.calendarAddressWords, calendarAddressSpanish.calendarAddressWords],
  [notificationMail.notificationMailWords, notificationMailSpanish.notificationMailWords],
  [reauthenticateDialog.reauthenticateWords, reauthenticateDialogSpanish.reauthenticateWords],
  [setupCode.setupCodeWords, setupCodeSpanish.setupCodeWords],
  [veteranVerification.veteranVerificationWords, veteranVerificationSpanish.veteranVerificationWords],
];
