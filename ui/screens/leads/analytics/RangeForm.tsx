import { useState } from 'react';
import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leadAnalytics';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { day, fields, submit } from './RangeForm.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';
import '../Leads.phrases.ts';

export interface RangeFormProps {
  view: LeadAnalyticsView['server'];
  send: (event: LeadAnalyticsEvent) => void;
}

/** Two custom dates. They apply on submit, because a half-typed date is no range. */
export function RangeForm({ view: { range, rangeError }, send }: RangeFormProps) {
  const words = useWords(serverAnalyticsWords);
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  return (
    <Form aria-label={words.custom} onSubmit={() => send({ type: 'range.set', from, to })}>
      <div className={fields}>
        <div className={day}>
          <TextField
            label={words.from}
            type="date"
            value={from}
            error={rangeError ?? undefined}
            onChange={setFrom}
          />
        </div>
        <div className={day}>
          <TextField label={words.to} type="date" value={to} onChange={setTo} />
        </div>
        <div className={submit}>
          <Button type="submit">{words.show}</Button>
        </div>
      </div>
    </Form>
  );
}
