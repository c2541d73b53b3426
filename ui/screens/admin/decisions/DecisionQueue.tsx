import type { PagedListState } from '@vetsync/machines/kit';
import type { Phrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';

interface QueueWords<Status extends string> {
  title: string;
  showAll: string;
  loading: string;
  status: string;
  none: Readonly<Record<Status, { title: string; text: string }>>;
  failed: { title: string; retry: string };
  more: { load: string; loading: string; failed: string };
}

interface DecisionQueueProps<Status extends string> {
  view: {
    access: 'granted' | 'denied';
    status: Status;
    isOne: boolean;
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
  const { view, send, words, statuses, outcome, form } = props;
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-label={words.title}>
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

function Pages<Status extends string>({ view, send, words, statuses, children }: DecisionQueueProps<Status>) {
  const { list, hasMore, status, isOne, failure } = view;
  const retry = () => send({ type: 'list.retry' });
  if (list === 'failed')
    return <LoadFailed words={words.failed} failure={failure} level={2} onRetry={retry} />;
  if (list === 'none')
    return (
      <EmptyState
        drawing={status === statuses[0]?.id ? 'done' : 'papers'}
        level={2}
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
      {isOne && (
        <div>
          <Button onPress={() => send({ type: 'status.choose', status })}>{words.showAll}</Button>
        </div>
      )}
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
