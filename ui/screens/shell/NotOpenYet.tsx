import DoorClosed from 'lucide-react/icons/door-closed';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { notOpenYetWords as words } from './NotOpenYet.words.ts';

export interface NotOpenYetProps {
  /** The place's name, and where its role's next open place is. */
  view: { title: string; nextHref: string };
}

/** A place of the sidebar that has no content in this release: says so, and where to go on. */
export function NotOpenYet({ view }: NotOpenYetProps) {
  return (
    <Stack space="large">
      <Heading level={1}>{view.title}</Heading>
      <EmptyState
        icon={DoorClosed}
        title={words.title}
        action={
          <LinkButton href={view.nextHref} emphasis="primary">
            {words.next}
          </LinkButton>
        }
      >
        {words.text}
      </EmptyState>
    </Stack>
  );
}
