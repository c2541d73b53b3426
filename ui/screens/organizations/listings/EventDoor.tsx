import type {
  OrganizationListingsEvent,
  ParticipantsView,
} from '@vetsync/machines/organizations/organizationListings';
import type { EventParticipant } from '@vetsync/machines/model/exchange';
import type { IntlConfig } from '@vetsync/machines/system/model';
import Download from 'lucide-react/icons/download';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { organizationListingsWords } from './OrganizationListings.words.ts';
import { clockTime } from '../../dates.ts';
import { relativeTime } from '../../moreDates.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';

interface EventDoorProps {
  door: ParticipantsView;
  intl: IntlConfig;
  send: (event: OrganizationListingsEvent) => void;
}

/** One participant, with the button for the door. */
function Participant({
  person: { id, name, state, since, guests, answers, checkedInAt },
  door: { canReview, isBusy },
  intl,
  send,
}: EventDoorProps & { person: EventParticipant }) {
  const words = useWords(organizationListingsWords).participants;
  const shown = name || words.noName;
  const details = [
    checkedInAt === null ? words.since(relativeTime(since, intl)) : words.here(clockTime(checkedInAt, intl)),
    ...(guests > 0 ? [words.guests(guests)] : []),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
  ];
  return (
    <Row
      title={shown}
      detail={details.join(' · ')}
      state={
        <Badge tone={state === 'joined' ? 'positive' : 'caution'}>
          {checkedInAt === null ? words.states[state] : words.checkedIn}
        </Badge>
      }
      actions={
        canReview &&
        state === 'joined' && (
          <Button
            size="small"
            variant={checkedInAt === null ? 'secondary' : 'quiet'}
            isDisabled={isBusy}
            aria-label={words.about(checkedInAt === null ? words.check : words.uncheck, shown)}
            onPress={() => send({ type: 'person.check', personId: id, isHere: checkedInAt === null })}
          >
            {checkedInAt === null ? words.check : words.uncheck}
          </Button>
        )
      }
    />
  );
}

/** The list at the door: by name, or by the code that a participant says. */
function DoorList(props: EventDoorProps) {
  const words = useWords(organizationListingsWords).participants;
  const { door, send } = props;
  const { found, people, draft, canReview, isBusy } = door;
  if (!found) return null;
  if (found.taken + found.waiting === 0) return <EmptyState level={3} title={words.none} />;
  return (
    <Stack space="small">
      <Text tone="muted">
        {words.counts(found.taken, found.waiting)}
        {found.checkedIn > 0 && ` ${words.cameCount(found.checkedIn)}`}
      </Text>
      {canReview && (
        <Form aria-label={words.byCode} onSubmit={() => send({ type: 'code.submit' })}>
          <Inline space="small" align="flex-end">
            <TextField
              name="code"
              label={words.code}
              value={draft.code}
              isRequired={false}
              onChange={(value) => send({ type: 'door.change', field: 'code', value })}
            />
            <Button type="submit" isPending={isBusy}>
              {words.check}
            </Button>
          </Inline>
        </Form>
      )}
      <SearchField
        label={words.search}
        value={draft.q}
        onChange={(value) => send({ type: 'door.change', field: 'q', value })}
      />
      {people.length === 0 ? (
        <Text tone="muted">{words.noMatch}</Text>
      ) : (
        <RowList aria-label={words.action}>
          {people.map((person) => (
            <Participant key={person.id} {...props} person={person} />
          ))}
        </RowList>
      )}
      {canReview && (
        <LinkButton href={door.csvHref} download size="small" variant="quiet" icon={Download}>
          {words.csv}
        </LinkButton>
      )}
    </Stack>
  );
}

/** What else staff do about an event: write to all, give a link, add dates, cancel it. */
function DoorActions({ door, send }: EventDoorProps) {
  const words = useWords(organizationListingsWords).participants;
  const { draft, canReview, canChange, isPublished, isBusy, textMax, reasonMax } = door;
  const change = (field: keyof typeof draft) => (value: string) =>
    send({ type: 'door.change', field, value });
  return (
    <>
      {canReview && (
        <Disclosure title={words.write.title} hint={words.write.hint}>
          <Form aria-label={words.write.title} onSubmit={() => send({ type: 'message.send' })}>
            <TextArea
              name="text"
              label={words.write.label}
              value={draft.text}
              limit={textMax}
              onChange={change('text')}
            />
            <Button type="submit" isPending={isBusy}>
              {words.write.send}
            </Button>
          </Form>
        </Disclosure>
      )}
      {canChange && (
        <>
          <Disclosure title={words.link.title} hint={words.link.hint}>
            <Form aria-label={words.link.title} onSubmit={() => send({ type: 'link.save' })}>
              <TextField
                name="link"
                label={words.link.label}
                isRequired={false}
                value={draft.link}
                onChange={change('link')}
              />
              <Button type="submit" isPending={isBusy}>
                {words.link.save}
              </Button>
            </Form>
          </Disclosure>
          <Disclosure title={words.dates.title} hint={words.dates.hint}>
            <Form aria-label={words.dates.title} onSubmit={() => send({ type: 'dates.add' })}>
              <Select
                name="every"
                label={words.dates.every}
                value={draft.every}
                options={[
                  { value: 'week', label: words.dates.steps.week },
                  { value: 'month', label: words.dates.steps.month },
                ]}
                onChange={change('every')}
              />
              <TextField
                name="times"
                label={words.dates.times}
                inputMode="numeric"
                value={draft.times}
                onChange={change('times')}
              />
              <Button type="submit" isPending={isBusy}>
                {words.dates.add}
              </Button>
            </Form>
          </Disclosure>
          {isPublished && (
            <Disclosure title={words.cancel.title} hint={words.cancel.hint}>
              <Form aria-label={words.cancel.title} onSubmit={() => send({ type: 'event.cancel' })}>
                <TextArea
                  name="reason"
                  label={words.cancel.label}
                  isRequired={false}
                  value={draft.reason}
                  limit={reasonMax}
                  onChange={change('reason')}
                />
                <Button type="submit" tone="critical" isPending={isBusy}>
                  {words.cancel.confirm}
                </Button>
              </Form>
            </Disclosure>
          )}
        </>
      )}
    </>
  );
}

/** Who comes to an event of the organization, and who waits for a seat. */
export function EventDoor(props: EventDoorProps) {
  const words = useWords(organizationListingsWords).participants;
  const { door, send } = props;
  const { title, state, failure, done, refusal } = door;
  return (
    <Dialog title={title} description={words.action} onClose={() => send({ type: 'participants.close' })}>
      <Stack space="medium">
        {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
        {state === 'failed' && (
          <LoadFailed
            words={words.failed}
            failure={failure}
            level={3}
            onRetry={() => send({ type: 'participants.retry' })}
          />
        )}
        <FormFailure announce="alert" view={{ failure: refusal }} title={words.refused} />
        {done && (
          <Banner tone="positive" announce="status">
            {words.done[done]}
          </Banner>
        )}
        {state === 'shown' && (
          <>
            <DoorList {...props} />
            <DoorActions {...props} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
