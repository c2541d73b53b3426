import type { CommunityScreenEvent, EventPartView, EventView } from '@vetsync/machines/community/community';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { exactTime } from '../../dates.ts';

interface EventPartProps {
  event: EventView;
  part: EventPartView;
  intl: IntlConfig;
  send: (event: CommunityScreenEvent) => void;
}

/** What one says when joining: who comes along, answers to the organizer, and whether others see one's name. */
function JoinForm({ event, part: { saying }, send }: EventPartProps) {
  const words = useWords(communityWords).part;
  const { guests = 0, questions = [], answerMax } = event;
  return (
    <Stack space="small">
      {guests > 0 && (
        <Select
          label={words.guests}
          name="guests"
          value={String(saying.guests)}
          options={Array.from({ length: guests + 1 }, (_, count) => ({
            value: String(count),
            label: words.guestCount(count),
          }))}
          onChange={(value) => send({ type: 'guests.change', guests: Number(value) })}
        />
      )}
      {questions.map((question, index) => (
        <TextField
          key={question}
          name={`answer-${index}`}
          label={question}
          isRequired={false}
          limit={answerMax}
          value={saying.answers[index] ?? ''}
          onChange={(text) => send({ type: 'answer.change', index, text })}
        />
      ))}
      <Checkbox
        name="isSeen"
        isSelected={saying.isSeen}
        onChange={(isSeen) => send({ type: 'seen.change', isSeen })}
      >
        {words.seen}
      </Checkbox>
    </Stack>
  );
}

/** What only participants see. */
function Joined({ event, part: { known } }: EventPartProps) {
  const words = useWords(communityWords).part;
  if (known?.state !== 'joined') return null;
  const { code, guests, place, link, hasLink, people, answers } = known;
  const items = [
    ...(place === null ? [] : [{ label: event.isOnline ? words.how : words.place, value: place }]),
    // Nobody stands at the door of a person's event.
    ...(code === null || event.host ? [] : [{ label: words.code, value: code }]),
    ...(guests > 0 ? [{ label: words.guests, value: words.guestCount(guests) }] : []),
    ...(link !== null ? [{ label: words.link, value: <Anchor href={link}>{link}</Anchor> }] : []),
    ...(link === null && hasLink ? [{ label: words.link, value: words.linkLater }] : []),
    ...(people.length > 0 ? [{ label: words.people, value: people.join(', ') }] : []),
    ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
  ];
  return <DescriptionList items={items} />;
}

/** The reader's part in an event of an organization or a person. */
export function EventPart(props: EventPartProps) {
  const words = useWords(communityWords).part;
  const { event, part, intl, send } = props;
  const { step, heldUntil, participation } = event;
  return (
    <>
      {participation === 'offered' && heldUntil && (
        <Banner tone="caution" title={words.offered}>
          {words.heldUntil(exactTime(heldUntil, intl))}
        </Banner>
      )}
      {part.state === 'reading' && part.known === null && (
        <Text size="small" tone="muted">
          {words.loading}
        </Text>
      )}
      {part.state === 'unknown' && (
        <Inline space="small">
          <Text size="small" tone="critical">
            {words.failed}
          </Text>
          <Button size="small" onPress={() => send({ type: 'part.retry' })}>
            {words.again}
          </Button>
        </Inline>
      )}
      <Joined {...props} />
      {event.host && participation !== 'joined' && (
        <Text size="small" tone="muted">
          {words.placeLater}
        </Text>
      )}
      {(step === 'join' || step === 'wait') && <JoinForm {...props} />}
    </>
  );
}
