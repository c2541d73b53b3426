import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxThreadWords, inboxWords } from '../Inbox.words.ts';
import { InboxPeople } from './InboxPeople.tsx';
import { InboxThread } from './InboxThread.tsx';
import { levelOf } from './levelOf.ts';

/** The open conversation, or why there is none. */
export function InboxContent({ view, send, title }: InboxProps) {
  const closed = useWords(inboxWords).closed;
  const words = useWords(inboxThreadWords);
  const { state, failure } = view.thread;
  const level = levelOf({ view, title });
  if (view.people) return <InboxPeople people={view.people} view={view} send={send} title={title} />;
  switch (state) {
    case 'closed':
      return (
        <EmptyState level={2} title={closed.title}>
          {closed.text}
        </EmptyState>
      );
    case 'loading':
      return <SectionLoading>{words.loading}</SectionLoading>;
    case 'missing':
      return (
        <EmptyState icon={SearchX} level={level} title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      );
    case 'failed':
      return (
        <LoadFailed
          words={words.failed}
          failure={failure}
          level={level}
          onRetry={() => send({ type: 'thread.retry' })}
        />
      );
    default:
      return <InboxThread view={view} send={send} title={title} />;
  }
}
