import type { PreferenceChange } from '@vetsync/machines/shell/model';
import type { PreferencesEvent, PreferencesView } from '@vetsync/machines/preferences';
import { ToggleGroup } from '../../../components/ToggleGroup/ToggleGroup.tsx';
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
    <ToggleGroup
      label={words.names[preference]}
      options={view.choices[preference].map((value) => ({ value, label: labels[value] ?? value }))}
      selected={[view.preferences[preference]]}
      onChange={([value]) =>
        send({ type: 'preference.set', preference, value } as { type: 'preference.set' } & PreferenceChange)
      }
    />
  );
}
