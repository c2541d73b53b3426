import type { Translated } from '../../language/translate.ts';
import * as actingSwitcher from './profiles/ActingSwitcher.words.ts';
import * as actingSwitcherSpanish from './profiles/ActingSwitcher.words.es.ts';
import * as commandsPanel from './panels/CommandsPanel.words.ts';
import * as commandsPanelSpanish from './panels/CommandsPanel.words.es.ts';
import * as guidancePhrases from './panels/Guidance.phrases.ts';
import * as guidancePhrasesSpanish from './panels/Guidance.phrases.es.ts';
import * as helpPanel from './panels/HelpPanel.words.ts';
import * as helpPanelSpanish from './panels/HelpPanel.words.es.ts';
import * as notHere from './NotHere.words.ts';
import * as notHereSpanish from './NotHere.words.es.ts';
import * as notificationInbox from './NotificationInbox.words.ts';
import * as notificationInboxSpanish from './NotificationInbox.words.es.ts';
import * as settingsPanel from './SettingsPanel.words.ts';
import * as settingsPanelSpanish from './SettingsPanel.words.es.ts';
import * as shell from './Shell.words.ts';
import * as shellSpanish from './Shell.words.es.ts';
import * as shellPanel from './ShellPanel.words.ts';
import * as shellPanelSpanish from './ShellPanel.words.es.ts';
import * as shellPhrases from './Shell.phrases.ts';
import * as shellPhrasesSpanish from './Shell.phrases.es.ts';
import * as syncStatus from './navigation/SyncStatus.words.ts';
import * as syncStatusSpanish from './navigation/SyncStatus.words.es.ts';
import * as tabFailed from './TabFailed.words.ts';
import * as tabFailedSpanish from './TabFailed.words.es.ts';

/** Spanish words of the shell screens. */
export const shellFamilySpanish: readonly Translated[] = [
  [actingSwitcher.actingSwitcherWords, actingSwitcherSpanish.actingSwitcherWords],
  [commandsPanel.commandsWords, commandsPanelSpanish.commandsWords],
  [guidancePhrases.guidancePhrases, guidancePhrasesSpanish.guidancePhrases],
  [helpPanel.helpWords, helpPanelSpanish.helpWords],
  [notHere.notHereWords, notHereSpanish.notHereWords],
  [notificationInbox.inboxWords, notificationInboxSpanish.inboxWords],
  [settingsPanel.settingsWords, settingsPanelSpanish.settingsWords],
  [shell.shellWords, shellSpanish.shellWords],
  [shell.sidebarWords, shellSpanish.sidebarWords],
  [shell.topBarWords, shellSpanish.topBarWords],
  [shell.demoLabelWords, shellSpanish.demoLabelWords],
  [shellPanel.resetConfirmationWords, shellPanelSpanish.resetConfirmationWords],
  [shellPanel.moreSheetWords, shellPanelSpanish.moreSheetWords],
  [shell.profileSwitcherWords, shellSpanish.profileSwitcherWords],
  [shell.guidanceWords, shellSpanish.guidanceWords],
  [shell.chooseProfileWords, shellSpanish.chooseProfileWords],
  [shellPhrases.shellPhrases, shellPhrasesSpanish.shellPhrases],
  [syncStatus.syncStatusWords, syncStatusSpanish.syncStatusWords],
  [tabFailed.tabFailedWords, tabFailedSpanish.tabFailedWords],
];
