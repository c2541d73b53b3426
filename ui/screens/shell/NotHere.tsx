import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { notHereWords as words } from './NotHere.words.ts';

export interface NotHereProps {
  /** The place to which the address belongs. */
  view: { title: string; href: string };
}

/** Within the shell: the tab is known, but not what the address names of it. */
export function NotHere({ view }: NotHereProps) {
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={words.title}
      action={
        <LinkButton href={view.href} emphasis="primary">
          {words.back(view.title)}
        </LinkButton>
      }
    >
      {words.text}
    </EmptyState>
  );
}
