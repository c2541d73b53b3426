import DoorClosed from 'lucide-react/icons/door-closed';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { notOpenYetWords } from './NotOpenYet.words.ts';

export interface NotOpenYetProps {
  /** The tab's name, and the URL of the role's next available tab. */
  view: { title: string; nextHref: string };
}

/** A tab without content in this release. It says so and links to another tab. */
export function NotOpenYet({ view }: NotOpenYetProps) {
  const words = useWords(notOpenYetWords);
  return (
    <Stack space="large">
      <Heading level={1}>{view.title}</Heading>
      <EmptyState
        icon={DoorClosed}
        title={words.title}
        action={
          <LinkButton href={view.nextHref} variant="primary">
            {words.next}
          </LinkButton>
        }
      >
        {words.text}
      </EmptyState>
    </Stack>
  );
}
