import type { MentorsView } from '@vetsync/machines/mentors';
import Check from 'lucide-react/icons/check';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { person, personHead } from '../Community.css.ts';
import type { MentorsProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { mentorsWords } from '../Mentors.words.ts';

type MentorCardProps = Pick<MentorsProps, 'send'> & { mentor: MentorsView['mentors'][number] };

/** A mentor and their topics. */
export function MentorCard({ mentor, send }: MentorCardProps) {
  const words = useWords(mentorsWords);
  const { id, name, work, location, field, helpsWith, freeInWeeks, isRequested } = mentor;
  return (
    <article className={person} aria-label={name}>
      <Stack space="xsmall">
        <div className={personHead}>
          <Avatar name={name} tone="nonprofit" />
          <div>
            <Text as="div" weight="strong">
              {name}
            </Text>
            <Text as="div" size="small">
              {work}
            </Text>
            <Text as="div" size="small" tone="muted">
              {location}
            </Text>
          </div>
        </div>
        <Inline space="xxsmall">
          <Badge>{words.fields(field)}</Badge>
          {isRequested && (
            <Badge tone="positive" icon={Check}>
              {words.asked}
            </Badge>
          )}
        </Inline>
        <Text size="small">
          {words.helps}: {helpsWith.join(', ')}
        </Text>
        <Text size="small" tone="muted">
          {words.free(freeInWeeks)}
        </Text>
      </Stack>
      <div>
        {isRequested ? (
          <Button
            size="small"
            aria-label={words.withdrawName(name)}
            onPress={() => send({ type: 'mentor.withdraw', mentorId: id })}
          >
            {words.withdraw}
          </Button>
        ) : (
          <Button
            size="small"
            variant="primary"
            aria-label={words.askName(name)}
            onPress={() => send({ type: 'mentor.ask', mentorId: id })}
          >
            {words.ask}
          </Button>
        )}
      </div>
    </article>
  );
}
