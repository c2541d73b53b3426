import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { notHereWords } from './NotHere.words.ts';

export interface NotHereProps {
  /** The tab that the URL belongs to. */
  view: { title: string; href: string };
}

/** Inside the shell: the tab exists, but the URL matches nothing in it. */
export function NotHere({ view }: NotHereProps) {
  const words = useWords(notHereWords);
  return (
    <EmptyState
      drawing="search"
      level={1}
      title={words.title}
      action={
        <LinkButton href={view.href} variant="primary">
          {words.back(view.title)}
        </LinkButton>
      }
    >
      {words.text}
    </EmptyState>
  );
}
