import type {
  AnswerAsked,
  DecisionDraft,
  DecisionField,
} from '@vetsync/machines/exchange/receivedApplications';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useWords } from '../../language/useWords.ts';
import { useFieldFocusOnMount } from '../system/parts/fieldFocusOnMount.ts';
import { answerWords, decisionWords } from './Decision.words.ts';

interface AnswerFieldsProps {
  values: DecisionDraft & { asks: AnswerAsked };
  textMax: number;
  /** The reader's date. */
  today: string;
  /** Of the message. @default that of one applicant */
  message?: { label: string; help: string };
  isReadOnly?: boolean;
  onChange: (field: DecisionField, text: string) => void;
}

/** What the chosen decision says: why not, or what follows a yes, words for the applicant, and others for colleagues. */
export function AnswerFields({
  values,
  textMax,
  today,
  message,
  isReadOnly = false,
  onChange,
}: AnswerFieldsProps) {
  const words = useWords(decisionWords);
  const { reasons, firstSteps } = useWords(answerWords);
  const first = useFieldFocusOnMount<HTMLDivElement>();
  const { decision, asks, reason, startsOn, firstStep = '', answerBy } = values;
  const tooLong = (text: string, max: number) => (text.trim().length > max ? words.tooLong : undefined);
  const text = (field: 'message' | 'notes', texts: { label: string; help: string }, isRequired = false) => (
    <TextArea
      ref={field === 'message' && asks.reasons.length === 0 ? first : undefined}
      name={field}
      label={texts.label}
      help={texts.help}
      isRequired={isRequired}
      limit={textMax}
      error={tooLong(values[field], textMax)}
      isReadOnly={isReadOnly}
      value={values[field]}
      onChange={(written) => onChange(field, written)}
    />
  );
  const day = (field: 'startsOn' | 'answerBy', value: string | undefined) => (
    <DatePicker
      label={words[field].label}
      help={words[field].help}
      isRequired={false}
      isReadOnly={isReadOnly}
      today={today}
      firstDay={today}
      value={value || null}
      onChange={(chosen) => onChange(field, chosen ?? '')}
    />
  );
  return (
    <>
      {asks.reasons.length > 0 && (
        <Select
          ref={first}
          name="reason"
          label={words.reason.label}
          placeholder={words.reason.choose}
          help={reason && reason !== 'own' ? words.reason.read(reasons[reason]) : words.reason.help}
          isDisabled={isReadOnly}
          options={asks.reasons.map((value) => ({ value, label: words.reason.labels[value] }))}
          value={reason ?? ''}
          onChange={(chosen) => onChange('reason', chosen)}
        />
      )}
      {text('message', message ?? words.message, reason === 'own')}
      {asks.firstStepMax !== null && (
        <>
          {day('startsOn', startsOn)}
          <TextField
            name="firstStep"
            label={words.firstStep.label}
            help={decision ? words.firstStep.help(firstSteps[decision]) : undefined}
            isRequired={false}
            limit={asks.firstStepMax}
            error={tooLong(firstStep, asks.firstStepMax)}
            isReadOnly={isReadOnly}
            value={firstStep}
            onChange={(written) => onChange('firstStep', written)}
          />
        </>
      )}
      {asks.answerBy && day('answerBy', answerBy)}
      {text('notes', words.notes)}
    </>
  );
}
