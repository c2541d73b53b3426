import type { RangePreset } from '@vetsync/machines/leads/model';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { RangeForm, type RangeFormProps } from './RangeForm.tsx';
import { choice } from './RangeChoice.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

/** The date range: a preset or two custom dates. */
export function RangeChoice({ view, send }: RangeFormProps) {
  const words = useWords(serverAnalyticsWords);
  const { range, presets } = view;
  return (
    <div className={choice}>
      <ToggleButtonGroup<RangePreset>
        label={words.range}
        options={presets.map((value) => ({ value, label: words.presets[value] }))}
        selectedKeys={range.preset === 'custom' ? [] : [range.preset]}
        onSelectionChange={([preset]) => preset && send({ type: 'range.choose', preset })}
      />
      <RangeForm key={`${range.from} ${range.to}`} view={view} send={send} />
    </div>
  );
}
