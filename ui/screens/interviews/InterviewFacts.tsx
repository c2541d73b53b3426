import '../system/parts/World.phrases.ts';
import type { ArrangedView } from '@vetsync/machines/interviews/interviewDialog';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { InterviewDialogProps } from './Interviews.types.ts';
import { link } from './Interviews.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { interviewDialogWords, interviewsWords } from './Interviews.words.ts';
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
export function InterviewFacts({ view: { intl }, arranged, send }: InterviewFactsProps) {
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
