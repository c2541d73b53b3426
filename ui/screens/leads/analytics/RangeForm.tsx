import { useState } from 'react';
import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Button } from '../../../components/Button/Button.tsx';
import { DateRangePicker, type DayRange } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { days, fields, submit } from './RangeForm.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';
import '../Leads.phrases.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export type RangeFormProps = ScreenProps<LeadAnalyticsView['server'], LeadAnalyticsEvent>;

/** Two custom dates. They apply on submit, because a half-typed date is no range. */
export function RangeForm({ view: { range, today, rangeError }, send }: RangeFormProps) {
  const words = useWords(serverAnalyticsWords);
  const [chosen, choose] = useState<DayRange | null>(
    range.from && range.to ? { start: range.from, end: range.to } : null,
  );
  return (
    <Form
      aria-label={words.custom}
      onSubmit={() => send({ type: 'range.set', from: chosen?.start ?? '', to: chosen?.end ?? '' })}
    >
      <div className={fields}>
        <div className={days}>
          <DateRangePicker
            label={words.custom}
            value={chosen}
            today={today}
            lastDay={today}
            error={rangeError ?? undefined}
            onChange={choose}
          />
        </div>
        <div className={submit}>
          <Button type="submit">{words.show}</Button>
        </div>
      </div>
    </Form>
  );
}
