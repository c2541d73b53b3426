import './Interviews.phrases.ts';
import type { InterviewDialogView, ArrangedView } from '@vetsync/machines/interviews/interviewDialog';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InterviewForm } from './InterviewForm.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import { Form } from '../../components/Form/Form.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import '../system/parts/World.phrases.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { link } from './Interviews.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { exactInstant } from '../format.ts';

/** An instant in a time zone: `Monday, March 9, 2026 at 2:30 PM CST`. */
const instantIn = (instant: string, timeZone: string, { locale }: Pick<IntlConfig, 'locale'>): string =>
  exactInstant(instant, { locale, timeZone });

interface InterviewFactsProps extends InterviewDialogProps {
  arranged: ArrangedView;
}

/** Location of the interview, as a link if it is a URL. */
function Where({ where }: { where: string }) {
  return (
    <span className={link}>{/^https?:\/\//.test(where) ? <Anchor href={where}>{where}</Anchor> : where}</span>
  );
}

/** Details of a scheduled interview, with its actions. */
function InterviewFacts({ view: { intl }, arranged, send }: InterviewFactsProps) {
  const sharedWords = useWords(interviewsWords);
  const words = useWords(interviewDialogWords);
  const write = usePhrases();
  const { interview, start, differs, isOver, canChange, canConclude, links } = arranged;
  const { personName, subject, format, durationMinutes, where, notes, status, outcome, timeZone } = interview;
  const isAwaiting = status === 'scheduled' && isOver;
  const when = (
    <>
      <time dateTime={start}>{instantIn(start, timeZone, intl)}</time>
      {differs && (
        <Text as="div" size="small" tone="muted">
          {words.yours} {instantIn(start, intl.timeZone, intl)}
        </Text>
      )}
    </>
  );
  return (
    <Stack space="medium">
      <DescriptionList
        items={[
          { label: words.who, value: personName },
          { label: words.for, value: write(subject) },
          { label: words.when, value: when },
          {
            label: words.how,
            value: `${sharedWords.formats[format]}, ${sharedWords.minutes(durationMinutes)}`,
          },
          { label: words.where, value: <Where where={where} /> },
          {
            label: words.status,
            value: isAwaiting ? (
              <Badge tone="caution">{sharedWords.awaiting}</Badge>
            ) : (
              <Badge tone={status === 'cancelled' ? 'neutral' : 'info'}>{sharedWords.status[status]}</Badge>
            ),
          },
          ...(outcome ? [{ label: words.outcome, value: sharedWords.outcomes[outcome] }] : []),
          ...(notes ? [{ label: words.notes, value: notes }] : []),
        ]}
      />
      <Inline space="small">
        <LinkButton size="small" href={links.message}>
          {words.actions.message}
        </LinkButton>
        <LinkButton size="small" href={links.application}>
          {words.actions.application}
        </LinkButton>
        {canChange && (
          <Button size="small" icon={CalendarPlus} onPress={() => send({ type: 'calendar.keep' })}>
            {words.actions.calendar}
          </Button>
        )}
      </Inline>
      <DialogFooter>
        {canChange && (
          <Button icon={CalendarClock} onPress={() => send({ type: 'interview.move' })}>
            {words.actions.move}
          </Button>
        )}
        {canConclude && (
          <Button
            variant={isAwaiting ? 'primary' : 'secondary'}
            onPress={() => send({ type: 'interview.conclude' })}
          >
            {outcome ? words.actions.again : words.actions.conclude}
          </Button>
        )}
        {canChange && (
          <Button tone="critical" onPress={() => send({ type: 'interview.cancel' })}>
            {words.actions.cancel}
          </Button>
        )}
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
      </DialogFooter>
    </Stack>
  );
}

const outcomes = ['forward', 'undecided', 'notForward'] as const;

/** Records the outcome of an interview. */
function InterviewOutcome({ view: { outcome }, send }: InterviewDialogProps) {
  const allWords = useWords(interviewDialogWords);
  const sharedWords = useWords(interviewsWords);
  const words = allWords.conclude;
  return (
    <Form onSubmit={() => send({ type: 'outcome.save' })}>
      <RadioGroup
        name="outcome"
        label={words.label}
        help={words.help}
        options={outcomes.map((value) => ({ value, label: sharedWords.outcomes[value] }))}
        value={outcome.chosen ?? ''}
        onChange={(value) => send({ type: 'outcome.choose', outcome: value })}
      />
      <TextArea
        name="notes"
        isRequired={false}
        label={allWords.notes}
        limit={outcome.notesMax}
        value={outcome.notes}
        onChange={(notes) => send({ type: 'notes.change', notes })}
      />
      <DialogFooter>
        <Button type="submit" variant="primary" isDisabled={!outcome.canSave}>
          {words.save}
        </Button>
        <Button onPress={() => send({ type: 'outcome.leave' })}>{words.back}</Button>
      </DialogFooter>
    </Form>
  );
}

export type { InterviewDialogProps } from './Interviews.types.ts';

function titleOf(
  { title }: Translation<typeof interviewDialogWords>,
  { state, form, arranged }: InterviewDialogView,
): string {
  if (form) return title[form.isMove ? 'move' : 'new'];
  if (state === 'missing') return title.missing;
  return arranged ? `${title.facts}: ${arranged.interview.personName}` : title.facts;
}

/** Schedules an interview, or shows a scheduled one. */
export function InterviewDialog({ view, send }: InterviewDialogProps) {
  const words = useWords(interviewDialogWords);
  const { state, isOpen, arranged } = view;
  return (
    <>
      <Dialog
        title={titleOf(words, view)}
        isOpen={isOpen}
        width={view.form ? 'page' : 'reading'}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <Content view={view} send={send} />
      </Dialog>
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.discard} send={send} />
      {state === 'cancelling' && arranged && (
        <ConfirmDialog
          title={words.call.title}
          tone="critical"
          confirmLabel={words.call.confirm}
          cancelLabel={words.call.cancel}
          onConfirm={() => send({ type: 'cancel.confirm' })}
          onCancel={() => send({ type: 'cancel.leave' })}
        >
          {words.call.text(arranged.interview.personName)}
        </ConfirmDialog>
      )}
    </>
  );
}

function Content({ view, send }: InterviewDialogProps) {
  const words = useWords(interviewDialogWords);
  const { state, form, arranged } = view;
  if (form) return <InterviewForm view={view} form={form} send={send} />;
  if (state === 'concluding') return <InterviewOutcome view={view} send={send} />;
  if (arranged) return <InterviewFacts view={view} arranged={arranged} send={send} />;
  return (
    <EmptyState
      level={3}
      title={words.missing.title}
      action={<Button onPress={() => send({ type: 'dialog.close' })}>{words.missing.close}</Button>}
    >
      {words.missing.text}
    </EmptyState>
  );
}
