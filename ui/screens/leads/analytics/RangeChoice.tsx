import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leadAnalytics';
import { Button } from '../../../components/Button/Button.tsx';
import { RangeForm } from './RangeForm.tsx';
import { choice, presets as presetsStyle } from './RangeChoice.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface RangeChoiceProps {
  view: LeadAnalyticsView['server'];
  send: (event: LeadAnalyticsEvent) => void;
}

/** The date range: a preset or two custom dates. */
export function RangeChoice({ view, send }: RangeChoiceProps) {
  const words = useWords(serverAnalyticsWords);
  const { range, presets } = view;
  return (
    <div className={choice}>
      <fieldset className={presetsStyle} aria-label={words.range}>
        {presets.map((preset) => (
          <Button
            key={preset}
            variant={preset === range.preset ? 'primary' : 'secondary'}
            width="full"
            aria-pressed={preset === range.preset}
            onPress={() => send({ type: 'range.choose', preset })}
          >
            {words.presets[preset]}
          </Button>
        ))}
      </fieldset>
      <RangeForm key={`${range.from} ${range.to}`} view={view} send={send} />
    </div>
  );
}
