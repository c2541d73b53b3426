import type { MentorsView } from '@vetsync/machines/community/mentors';
import Check from 'lucide-react/icons/check';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { mentorAction, mentorRow, personHead } from '../Community.css.ts';
import type { MentorsProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { mentorsWords } from '../Mentors.words.ts';

type MentorCardProps = Pick<MentorsProps, 'send'> & { mentor: MentorsView['mentors'][number] };

/** A mentor and their topics. */
export function MentorCard({ mentor, send }: MentorCardProps) {
  const words = useWords(mentorsWords);
  const { id, name, work, location, field, helpsWith, freeInWeeks, isRequested } = mentor;
  return (
    <article className={mentorRow} aria-label={name}>
      <div className={personHead}>
        <Avatar name={name} tone="own" />
        <div>
          <Text as="div" weight="strong">
            {name}
          </Text>
          <Text as="div" size="small">
            {work}
          </Text>
          <Text as="div" size="small" tone="muted">
            {[words.fields(field), location].join(' · ')}
          </Text>
        </div>
      </div>
      <Text size="small">
        {words.helps}: {helpsWith.join(', ')}
      </Text>
      <div className={mentorAction}>
        <Inline space="xsmall" justify="space-between">
          {isRequested ? (
            <Badge tone="positive" icon={Check}>
              {words.asked}
            </Badge>
          ) : (
            <Text as="span" size="small" tone="muted">
              {words.free(freeInWeeks)}
            </Text>
          )}
          <Button
            size="small"
            aria-label={isRequested ? words.withdrawName(name) : words.askName(name)}
            onPress={() => send({ type: isRequested ? 'mentor.withdraw' : 'mentor.ask', mentorId: id })}
          >
            {isRequested ? words.withdraw : words.ask}
          </Button>
        </Inline>
      </div>
    </article>
  );
}
