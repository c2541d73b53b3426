import type { PagedListState } from '@vetsync/machines/kit';
import type { Phrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';

interface QueueWords<Status extends string> {
  title: string;
  note: string;
  loading: string;
  status: string;
  none: Readonly<Record<Status, { title: string; text: string }>>;
  failed: { title: string; retry: string };
  more: { load: string; loading: string; failed: string };
}

interface DecisionQueueProps<Status extends string> {
  /** Of its heading. */
  id: string;
  view: {
    access: 'granted' | 'denied';
    status: Status;
    list: PagedListState | 'none';
    hasMore: boolean;
    failure: Phrase | null;
  };
  send: (event: { type: 'status.choose'; status: Status } | { type: 'list.more' | 'list.retry' }) => void;
  words: QueueWords<Status>;
  statuses: readonly { id: Status; label: string }[];
  /** Above the tabs. */
  outcome?: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** The form for a decision. */
  form: ReactNode;
}

/** What administrators decide on, by status and page by page. */
export function DecisionQueue<Status extends string>(props: DecisionQueueProps<Status>) {
  const { id, view, send, words, statuses, outcome, form } = props;
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-labelledby={id}>
      <Stack space="hair">
        <Heading level={2} id={id}>
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      {outcome}
      <Tabs<Status>
        label={words.status}
        items={statuses}
        selectedKey={view.status}
        onSelectionChange={(status) => send({ type: 'status.choose', status })}
      >
        <Pages {...props} />
      </Tabs>
      {form}
    </Stack>
  );
}

function Pages<Status extends string>({
  view,
  send,
  words,
  statuses,
  children,
}: Omit<DecisionQueueProps<Status>, 'id'>) {
  const { list, hasMore, status, failure } = view;
  const retry = () => send({ type: 'list.retry' });
  if (list === 'failed')
    return <LoadFailed words={words.failed} failure={failure} level={3} onRetry={retry} />;
  if (list === 'none')
    return (
      <EmptyState
        drawing={status === statuses[0]?.id ? 'done' : 'papers'}
        level={3}
        title={words.none[status].title}
      >
        {words.none[status].text}
      </EmptyState>
    );
  if (list === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  const isLoading = list === 'listed.loadingMore';
  const isFailed = list === 'listed.pageFailed';
  return (
    <Stack space="large">
      {children}
      {isFailed && (
        <Text tone="critical" role="alert">
          {words.more.failed}
        </Text>
      )}
      {hasMore && (
        <div>
          <Button isPending={isLoading} onPress={isFailed ? retry : () => send({ type: 'list.more' })}>
            {isLoading ? words.more.loading : words.more.load}
          </Button>
        </div>
      )}
    </Stack>
  );
}
