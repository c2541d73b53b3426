import type { PreferencesEvent, PreferencesView } from '@vetsync/machines/shell/preferences';
import type { ShellEvent } from '@vetsync/machines/shell/shell';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { useWords } from '../../language/useWords.ts';
import { settingsWords } from './SettingsPanel.words.ts';
import type { PreferenceChange } from '@vetsync/machines/shell/model';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

interface PreferenceChoiceProps extends ScreenProps<
  Pick<PreferencesView, 'preferences' | 'choices'>,
  PreferencesEvent
> {
  preference: keyof typeof settingsWords.choices;
}

/** One preference with all its options visible. */
function PreferenceChoice({ preference, view, send }: PreferenceChoiceProps) {
  const words = useWords(settingsWords);
  const labels: Readonly<Record<string, string>> = words.choices[preference];
  return (
    <ToggleButtonGroup
      label={words.names[preference]}
      options={view.choices[preference].map((value) => ({ value, label: labels[value] ?? value }))}
      selectedKeys={[view.preferences[preference]]}
      onSelectionChange={([value]) =>
        send({ type: 'preference.set', preference, value } as { type: 'preference.set' } & PreferenceChange)
      }
    />
  );
}

/** Theme, text size, motion and notifications. Each choice applies at once. */
export function SettingsPanel({ view, send }: ScreenProps<PreferencesView, PreferencesEvent | ShellEvent>) {
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
