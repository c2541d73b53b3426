import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type {
  CalendarDraft,
  CalendarSettingsEvent,
  CalendarSettingsView,
  VisitDraft,
} from '@vetsync/machines/bookings/calendarSettings';
import type { Calendar } from '@vetsync/machines/bookings/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TimeField } from '../../components/TimeField/TimeField.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { useDates } from '../system/parts/useDates.ts';
import * as styles from './CalendarSettings.css.ts';
import { calendarSettingsWords } from './CalendarSettings.words.ts';
import { PageHead } from '../system/parts/PageHead.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type CalendarSettingsProps = ScreenProps<CalendarSettingsView, CalendarSettingsEvent>;

/** The providers of an organization with their hours, the hours of one, or those of a mentor. */
export function CalendarSettings({ view, send }: CalendarSettingsProps) {
  const words = useWords(calendarSettingsWords);
  const { state, failure, listHref } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'listed') return <Providers view={view} />;
  if (state === 'missing' || !view.calendar || !view.draft)
    return (
      <EmptyState
        drawing="missing"
        title={words.missing.title}
        action={<LinkButton href={listHref}>{words.missing.all}</LinkButton>}
      >
        {words.missing.text}
      </EmptyState>
    );
  return <Editor view={view} send={send} calendar={view.calendar} draft={view.draft} />;
}

function Providers({ view: { calendars } }: Pick<CalendarSettingsProps, 'view'>) {
  const words = useWords(calendarSettingsWords);
  if (calendars.length === 0)
    return (
      <EmptyState drawing="calendar" title={words.none.title}>
        {words.none.text}
      </EmptyState>
    );
  return (
    <RowList>
      {calendars.map(({ id, href, title, hours, visitTypes }) => {
        const days = new Set(hours.map(({ weekday }) => weekday)).size;
        return (
          <Row
            key={id}
            href={href}
            title={title}
            detail={
              days === 0 || visitTypes.length === 0 ? words.closed : words.open(days, visitTypes.length)
            }
          />
        );
      })}
    </RowList>
  );
}

interface EditorProps extends CalendarSettingsProps {
  calendar: Calendar;
  draft: CalendarDraft;
}

function Editor({ view, send, calendar, draft }: EditorProps) {
  const words = useWords(calendarSettingsWords);
  const change = (part: Partial<CalendarDraft>) => send({ type: 'draft.change', change: part });
  const isOff = !view.mayChange || view.save === 'saving';
  const part = { draft, change, isOff };
  const { kind = 'appointment' } = calendar;
  const isOwn = kind === 'mentor';
  const title = isOwn ? words.own.title : calendar.title;
  const breadcrumbs = (
    <Breadcrumbs
      items={[
        { label: words.kinds[kind].all, href: view.listHref },
        { label: title, href: '' },
      ]}
    />
  );
  return (
    <Stack space="large">
      {isOwn ? (
        <PageHead title={title} subtitle={words.own.text} breadcrumbs={breadcrumbs} />
      ) : (
        <>
          {breadcrumbs}
          <Heading level={2} size="title">
            {title}
          </Heading>
        </>
      )}
      {!view.mayChange && <Banner>{words.readOnly}</Banner>}
      <Hours {...part} timeZones={view.timeZones} />
      <Exceptions {...part} today={view.today} />
      <Visits {...part} choices={view.choices} kind={kind} />
      <Rules {...part} />
      {view.mayChange && <Save view={view} send={send} />}
    </Stack>
  );
}

interface PartProps {
  draft: CalendarDraft;
  change: (part: Partial<CalendarDraft>) => void;
  isOff: boolean;
}
type Range = { from: string; to: string };
const firstRange: Range = { from: '09:00', to: '17:00' };
const onTheHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** After the last one of the day, for two hours. */
const nextRange = (ranges: readonly Range[]): Range => {
  const last = ranges.at(-1);
  if (!last) return firstRange;
  const hour = Math.min(Number(last.to.slice(0, 2)) + 1, 21);
  return { from: onTheHour(hour), to: onTheHour(hour + 2) };
};
const replaced = <Item,>(items: readonly Item[], index: number, item: Item): Item[] =>
  items.map((one, place) => (place === index ? item : one));
const without = <Item,>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, place) => place !== index);

interface RangesProps {
  name: string;
  ranges: readonly Range[];
  isOff: boolean;
  onChange: (ranges: Range[]) => void;
}

/** The open hours of a day. */
function Ranges({ name, ranges, isOff, onChange }: RangesProps) {
  const words = useWords(calendarSettingsWords);
  const { slotTime } = useDates();
  return (
    <Stack space="xsmall">
      {ranges.length === 0 && <Text tone="muted">{words.closedDay}</Text>}
      {ranges.map((range, index) => (
        // Ranges have no other identity than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.range}>
          {(['from', 'to'] as const).map((edge) => (
            <TimeField
              key={edge}
              label={words[edge](name)}
              // A day ends at 24:00, which no clock shows.
              value={range[edge] === '24:00' ? '23:59' : range[edge]}
              isDisabled={isOff}
              onChange={(time) =>
                time !== null && onChange(replaced(ranges, index, { ...range, [edge]: time }))
              }
            />
          ))}
          <Button
            variant="quiet"
            icon={Trash}
            isDisabled={isOff}
            aria-label={words.removeOf(`${name}, ${slotTime(range.from)}`)}
            onPress={() => onChange(without(ranges, index))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          isDisabled={isOff}
          aria-label={words.addHoursOn(name)}
          onPress={() => onChange([...ranges, nextRange(ranges)])}
        >
          {words.addHours}
        </Button>
      </div>
    </Stack>
  );
}

/** A Monday, from which weekdays get their names. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const workdays = [2, 3, 4, 5];

const withDay = (hours: CalendarDraft['hours'], weekday: number, ranges: readonly Range[]) => [
  ...hours.filter((one) => one.weekday !== weekday),
  ...ranges.map((range) => ({ weekday, ...range })),
];

function Hours({ draft, change, isOff, timeZones }: PartProps & { timeZones: readonly string[] }) {
  const words = useWords(calendarSettingsWords);
  const { zoneName, weekdayName } = useDates();
  const nameOf = (weekday: number) =>
    weekdayName(new Date(monday + (weekday - 1) * dayMs).toISOString().slice(0, 10));
  const onDay = (weekday: number) =>
    draft.hours.filter((one) => one.weekday === weekday).map(({ from, to }) => ({ from, to }));
  return (
    <Section title={words.hours}>
      <Stack space="small">
        <Select
          label={words.timeZone}
          options={timeZones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
          value={draft.timeZone}
          isDisabled={isOff}
          onChange={(timeZone) => change({ timeZone })}
        />
        <div>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
            <fieldset key={weekday} aria-label={nameOf(weekday)} className={styles.weekday}>
              <Text as="div" weight="medium">
                {nameOf(weekday)}
              </Text>
              <Ranges
                name={nameOf(weekday)}
                ranges={onDay(weekday)}
                isOff={isOff}
                onChange={(ranges) => change({ hours: withDay(draft.hours, weekday, ranges) })}
              />
            </fieldset>
          ))}
        </div>
        <Inline space="small">
          {onDay(1).length > 0 && (
            <Button
              size="small"
              isDisabled={isOff}
              onPress={() =>
                change({
                  hours: workdays.reduce(
                    (hours: CalendarDraft['hours'], weekday) => withDay(hours, weekday, onDay(1)),
                    draft.hours,
                  ),
                })
              }
            >
              {words.copy}
            </Button>
          )}
        </Inline>
        <Checkbox
          isSelected={draft.closedOnHolidays}
          isDisabled={isOff}
          onChange={(closedOnHolidays) => change({ closedOnHolidays })}
        >
          {words.holidays}
        </Checkbox>
      </Stack>
    </Section>
  );
}

function Remove({ name, isOff, onPress }: Pick<PartProps, 'isOff'> & { name: string; onPress: () => void }) {
  const words = useWords(calendarSettingsWords);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={Trash}
      isDisabled={isOff}
      aria-label={words.removeOf(name)}
      onPress={onPress}
    >
      {words.remove}
    </Button>
  );
}

function Exceptions({ draft: { exceptions }, change, isOff, today }: PartProps & { today: string }) {
  const words = useWords(calendarSettingsWords);
  const { weekdayDate } = useDates();
  const nameOf = (day: string, index: number) =>
    day === '' ? `${words.exceptionDay} ${index + 1}` : weekdayDate(day);
  const set = (index: number, one: CalendarDraft['exceptions'][number]) =>
    change({ exceptions: replaced(exceptions, index, one) });
  return (
    <Section title={words.exceptions}>
      <Stack space="small">
        <Text tone="muted">{words.exceptionsText}</Text>
        {exceptions.map((one, index) => (
          // A day may still be empty, so its place is all that it has.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.weekday}>
            <Stack space="xsmall">
              <DatePicker
                label={words.exceptionDay}
                value={one.day}
                today={today}
                firstDay={today}
                isDisabled={isOff}
                onChange={(day) => set(index, { ...one, day: day ?? '' })}
              />
              <Remove
                name={nameOf(one.day, index)}
                isOff={isOff}
                onPress={() => change({ exceptions: without(exceptions, index) })}
              />
            </Stack>
            <Ranges
              name={nameOf(one.day, index)}
              ranges={one.hours}
              isOff={isOff}
              onChange={(hours) => set(index, { ...one, hours })}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon={Plus}
            isDisabled={isOff}
            onPress={() => change({ exceptions: [...exceptions, { day: '', hours: [] }] })}
          >
            {words.addException}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

interface VisitProps extends Pick<PartProps, 'isOff'>, Pick<CalendarSettingsView, 'choices'> {
  kind: keyof typeof calendarSettingsWords.kinds;
  visit: VisitDraft;
  onChange: (part: Partial<VisitDraft>) => void;
  onRemove: () => void;
}

function Visit({ visit, choices, kind, isOff, onChange, onRemove }: VisitProps) {
  const words = useWords(calendarSettingsWords);
  const { name, minutes, how, confirms, audience, where, after } = visit;
  const kindWords = words.kinds[kind];
  const title = name === '' ? kindWords.newVisit : name;
  return (
    <fieldset className={styles.visit} aria-label={title}>
      <div className={styles.fields}>
        <TextField
          label={words.visitName}
          limit={80}
          value={name}
          isDisabled={isOff}
          onChange={(text) => onChange({ name: text })}
        />
        <NumberField
          label={words.minutes}
          minValue={5}
          maxValue={480}
          step={5}
          value={minutes}
          isDisabled={isOff}
          onChange={(value) => onChange({ minutes: value ?? 0 })}
        />
        <Select
          label={words.how}
          options={choices.ways.map((value) => ({ value, label: words.ways[value] }))}
          value={how}
          isDisabled={isOff}
          onChange={(value) => onChange({ how: value })}
        />
        <Select
          label={words.confirms}
          options={choices.confirmations.map((value) => ({ value, label: kindWords.confirmations[value] }))}
          value={confirms}
          isDisabled={isOff}
          onChange={(value) => onChange({ confirms: value })}
        />
        {/* Everyone can have a talk whom the mentor knows. */}
        {kind === 'appointment' && (
          <Select
            label={words.audience}
            options={choices.audiences.map((value) => ({ value, label: words.audiences[value] }))}
            value={audience}
            isDisabled={isOff}
            onChange={(value) => onChange({ audience: value })}
          />
        )}
        <NumberField
          label={words.after}
          minValue={0}
          maxValue={120}
          step={5}
          value={after}
          isDisabled={isOff}
          onChange={(value) => onChange({ after: value ?? 0 })}
        />
      </div>
      <TextArea
        label={kindWords.where}
        help={words.whereHelp}
        isRequired={false}
        limit={500}
        value={where}
        isDisabled={isOff}
        onChange={(text) => onChange({ where: text })}
      />
      <div>
        <Remove name={title} isOff={isOff} onPress={onRemove} />
      </div>
    </fieldset>
  );
}

function Visits({
  draft: { visitTypes },
  change,
  isOff,
  choices,
  kind,
}: PartProps & Pick<VisitProps, 'choices' | 'kind'>) {
  const words = useWords(calendarSettingsWords);
  const { visits, visitsText, addVisit } = words.kinds[kind];
  return (
    <Section title={visits}>
      <Stack space="small">
        <Text tone="muted">{visitsText}</Text>
        {visitTypes.map((visit, index) => (
          <Visit
            key={visit.id ?? `new ${index}`}
            visit={visit}
            choices={choices}
            kind={kind}
            isOff={isOff}
            onChange={(part) => change({ visitTypes: replaced(visitTypes, index, { ...visit, ...part }) })}
            onRemove={() => change({ visitTypes: without(visitTypes, index) })}
          />
        ))}
        <div>
          <Button
            size="small"
            icon={Plus}
            isDisabled={isOff}
            onPress={() => change({ visitTypes: [...visitTypes, choices.newVisit] })}
          >
            {addVisit}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

function Rules({ draft: { leadMinutes, noticeHours }, change, isOff }: PartProps) {
  const words = useWords(calendarSettingsWords);
  return (
    <Section title={words.rules}>
      <div className={styles.fields}>
        <NumberField
          label={words.lead}
          minValue={0}
          maxValue={336}
          value={Math.round(leadMinutes / 60)}
          isDisabled={isOff}
          onChange={(hours) => change({ leadMinutes: (hours ?? 0) * 60 })}
        />
        <NumberField
          label={words.notice}
          minValue={0}
          maxValue={168}
          value={noticeHours}
          isDisabled={isOff}
          onChange={(hours) => change({ noticeHours: hours ?? 0 })}
        />
      </div>
    </Section>
  );
}

function Save({ view, send }: CalendarSettingsProps) {
  const words = useWords(calendarSettingsWords);
  const write = usePhrases();
  const { save, isChanged, isOutdated, mistakes, failure } = view;
  return (
    <Stack space="small">
      {save === 'invalid' && (
        <Banner tone="critical" announce="alert" title={words.notSaved}>
          {mistakes.map((mistake) => words.mistakes[mistake]).join(' ')}
        </Banner>
      )}
      {save === 'failed' && (
        <Banner
          tone="critical"
          announce="alert"
          title={words.notSaved}
          action={
            isOutdated && (
              <Button size="small" onPress={() => send({ type: 'page.retry' })}>
                {words.load}
              </Button>
            )
          }
        >
          {isOutdated ? words.outdated : failure && write(failure)}
        </Banner>
      )}
      {save === 'saved' && (
        <Banner tone="positive" announce="status">
          {words.kinds[view.calendar?.kind ?? 'appointment'].saved}
        </Banner>
      )}
      <div>
        <Button
          variant="primary"
          isDisabled={!isChanged}
          isPending={save === 'saving'}
          onPress={() => send({ type: 'draft.save' })}
        >
          {save === 'saving' ? words.saving : words.save}
        </Button>
      </div>
    </Stack>
  );
}
