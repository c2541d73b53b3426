import type { NetworkView } from '@vetsync/machines/community/network';
import Users from 'lucide-react/icons/users';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { networkWords } from './Network.words.ts';

/** Empty state of a new member's lists. */
export function EmptyNetwork({ view: { list, links } }: { view: NetworkView }) {
  const words = useWords(networkWords).none;
  return (
    <EmptyState
      icon={Users}
      level={2}
      title={words[list]}
      action={<LinkButton href={links.events}>{words.action}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  );
}
