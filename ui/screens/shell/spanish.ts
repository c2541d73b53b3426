import type { Translated } from '../../language/translate.ts';
import { actingSwitcherSpanish } from './profiles/ActingSwitcher.words.es.ts';
import { notHereSpanish } from './NotHere.words.es.ts';
import { inboxSpanish } from './NotificationInbox.words.es.ts';
import { settingsSpanish } from './SettingsPanel.words.es.ts';
import {
  chooseProfileSpanish,
  demoLabelSpanish,
  guidanceSpanish,
  moreSheetSpanish,
  profileSwitcherSpanish,
  resetConfirmationSpanish,
  shellSpanish,
  sidebarSpanish,
  topBarSpanish,
} from './Shell.words.es.ts';
import { guidancePhrasesSpanish } from './panels/Guidance.phrases.es.ts';
import { syncStatusSpanish } from './navigation/SyncStatus.words.es.ts';
import { shellPhrasesSpanish } from './Shell.phrases.es.ts';
import { tabFailedSpanish } from './TabFailed.words.es.ts';
import { commandsSpanish } from './panels/CommandsPanel.words.es.ts';
import { helpSpanish } from './panels/HelpPanel.words.es.ts';

/** Spanish words of the shell screens. */
export const shellFamilySpanish: readonly Translated[] = [
  actingSwitcherSpanish,
  chooseProfileSpanish,
  commandsSpanish,
  demoLabelSpanish,
  guidancePhrasesSpanish,
  guidanceSpanish,
  helpSpanish,
  inboxSpanish,
  moreSheetSpanish,
  notHereSpanish,
  profileSwitcherSpanish,
  resetConfirmationSpanish,
  settingsSpanish,
  shellPhrasesSpanish,
  shellSpanish,
  sidebarSpanish,
  syncStatusSpanish,
  tabFailedSpanish,
  topBarSpanish,
];
