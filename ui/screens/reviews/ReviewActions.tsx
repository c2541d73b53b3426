import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { reviewWords } from './Review.words.ts';
import type { ReviewDialogProps } from './Reviews.types.ts';

/** What can be done with an application besides deciding on it. */
export function ReviewActions({ links, send }: Pick<ReviewDialogProps, 'links' | 'send'>) {
  const words = useWords(reviewWords).head;
  return (
    <Inline space="xsmall">
      {links.message && (
        <LinkButton size="small" icon={MessageSquareText} href={links.message}>
          {words.message}
        </LinkButton>
      )}
      {links.interview && (
        <LinkButton size="small" icon={CalendarPlus} href={links.interview}>
          {words.interview}
        </LinkButton>
      )}
      <Button size="small" icon={Download} onPress={() => send({ type: 'resume.save' })}>
        {words.resume}
      </Button>
    </Inline>
  );
}
