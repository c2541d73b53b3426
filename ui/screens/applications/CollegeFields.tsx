import './Applications.phrases.ts';
import type {
  ApplicationDialogEvent,
  CollegeFormView,
} from '@vetsync/machines/applications/applicationDialog';
import type { ApplicationTextField, CollegeTextField } from '@vetsync/machines/applications/model';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { meter, meterFill, meterRange } from './ApplicationDialog.css.ts';

/** Words between two announcements. Announcing every word would drown out what is typed. */
const announceEvery = 50;

/** How many words the bar has room for, as a multiple of the recommended maximum. */
const barScale = 1.2;

/** The word count of the personal statement and the recommended range, as text and as a bar. */
function StatementCount({ words: count, lengthRating, min, max }: CollegeFormView['statement']) {
  const words = useWords(applicationDialogWords).statement;
  const announcedCount = Math.floor(count / announceEvery) * announceEvery;
  const end = max * barScale;
  const summary = [words.count(count), words.lengths[lengthRating] || words.recommended(min, max)].join(', ');
  return (
    <div>
      <div className={meter} aria-hidden>
        <div
          className={meterRange}
          style={{ insetInlineStart: `${(100 * min) / end}%`, width: `${(100 * (max - min)) / end}%` }}
        />
        <div className={meterFill} style={{ width: `${Math.min(100, (100 * count) / end)}%` }} />
      </div>
      <Text size="small" tone={lengthRating === 'good' ? 'positive' : 'muted'} numeric>
        {summary}
        {lengthRating !== 'empty' && lengthRating !== 'good' && ` (${words.recommended(min, max)})`}
      </Text>
      <VisuallyHidden live="polite">{announcedCount > 0 && words.count(announcedCount)}</VisuallyHidden>
    </div>
  );
}

export interface CollegeFieldsProps {
  view: CollegeFormView;
  /** Fields whose text is too long to submit. */
  refused: readonly ApplicationTextField[];
  send: (
    event: Extract<
      ApplicationDialogEvent,
      { type: 'text.change' | 'term.choose' | 'aid.change' | 'crisis.dismiss' }
    >,
  ) => void;
}

/** Fields of the college application form (feature spec, section 3), for one program or several. */
export function CollegeFields({ view, refused, send }: CollegeFieldsProps) {
  const words = useWords(applicationDialogWords);
  const write = usePhrases();
  const { draft, limits, terms } = view;
  const text = (field: CollegeTextField) => (
    <TextArea
      name={field}
      label={words.fields[field]}
      help={words.help[field]}
      isRequired={false}
      limit={limits[field]}
      error={refused.includes(field) ? words.tooLong : undefined}
      value={draft.text[field]}
      onChange={(value) => send({ type: 'text.change', field, value })}
    />
  );
  return (
    <Stack space="large">
      <Stack space="xsmall">
        {text('personalStatement')}
        <StatementCount {...view.statement} />
      </Stack>
      {text('academicGoals')}
      {text('militaryExperience')}
      {text('careerObjective')}
      <Select
        name="startTerm"
        label={words.startTerm}
        isRequired={false}
        options={terms.map(({ value, label }) => ({ value, label: write(label) }))}
        value={draft.startTerm}
        onChange={(term) => send({ type: 'term.choose', term })}
      />
      <Checkbox
        name="financialAid"
        help={words.financialAidHelp}
        isSelected={draft.financialAid}
        onChange={(wanted) => send({ type: 'aid.change', wanted })}
      >
        {words.financialAid}
      </Checkbox>
      {text('accommodations')}
      {view.crisis && <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
    </Stack>
  );
}
