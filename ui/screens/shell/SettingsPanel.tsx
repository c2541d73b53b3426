import type { PreferencesEvent, PreferencesView } from '@vetsync/machines/shell/preferences';
import type { ShellEvent } from '@vetsync/machines/shell/shell';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { PreferenceChoice } from './panels/PreferenceChoice.tsx';
import { useWords } from '../../language/useWords.ts';
import { settingsWords } from './SettingsPanel.words.ts';

export interface SettingsPanelProps {
  view: PreferencesView;
  send: (event: PreferencesEvent | ShellEvent) => void;
}

/** Theme, text size, motion and notifications. Each choice applies at once. */
export function SettingsPanel({ view, send }: SettingsPanelProps) {
  const words = useWords(settingsWords);
  const { preferences, state, canReset } = view;
  return (
    <Sheet title={words.title} description={words.description} onClose={() => send({ type: 'panel.close' })}>
      {state === 'memory' && <Banner>{words.notKept}</Banner>}
      <PreferenceChoice preference="theme" view={view} send={send} />
      <PreferenceChoice preference="textSize" view={view} send={send} />
      <PreferenceChoice preference="motion" view={view} send={send} />
      <Switch
        help={words.notificationsHelp}
        isSelected={preferences.notifications === 'on'}
        onChange={(isOn) =>
          send({ type: 'preference.set', preference: 'notifications', value: isOn ? 'on' : 'off' })
        }
      >
        {words.notifications}
      </Switch>
      <Inline>
        <Button isDisabled={!canReset} onPress={() => send({ type: 'preferences.reset' })}>
          {words.reset}
        </Button>
      </Inline>
    </Sheet>
  );
}
