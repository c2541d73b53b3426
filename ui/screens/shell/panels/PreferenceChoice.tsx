import type { PreferenceChange } from '@vetsync/machines/shell/model';
import type { PreferencesEvent, PreferencesView } from '@vetsync/machines/shell/preferences';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { settingsWords } from '../SettingsPanel.words.ts';

export interface PreferenceChoiceProps {
  preference: keyof typeof settingsWords.choices;
  view: Pick<PreferencesView, 'preferences' | 'choices'>;
  send: (event: PreferencesEvent) => void;
}

/** One preference with all its options visible. */
export function PreferenceChoice({ preference, view, send }: PreferenceChoiceProps) {
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
