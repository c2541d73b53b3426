import type { NetworkView } from '@vetsync/machines/network';
import Users from 'lucide-react/icons/users';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { networkWords } from './Network.words.ts';

const words = networkWords.none;

/** Empty state of a new member's lists. */
export function EmptyNetwork({ view: { list, links } }: { view: NetworkView }) {
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
