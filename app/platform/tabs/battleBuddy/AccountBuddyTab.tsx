import { assistantView } from '@vetsync/machines/battleBuddy/assistant';
import { Assistant, AssistantWidget } from '@vetsync/ui/screens/battleBuddy/Assistant';
import { useSelector } from '@xstate/react';
import { browserIntl } from '../../../services/browser/intl.ts';
import { assistantHref, useAssistant } from './useAssistant.ts';

/** The assistant of a signed-in person. */
export default function AccountBuddyTab() {
  const assistant = useAssistant();
  return (
    <Assistant view={useSelector(assistant, assistantView)} send={assistant.send} intl={browserIntl()} />
  );
}

/** The same conversation on the dashboard. */
export function AssistantOnDashboard() {
  const assistant = useAssistant();
  return (
    <AssistantWidget
      view={useSelector(assistant, assistantView)}
      send={assistant.send}
      intl={browserIntl()}
      pageHref={assistantHref('latest')}
    />
  );
}
