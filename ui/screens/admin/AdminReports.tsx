import type { ReportStatus } from '@vetsync/machines/model/world';
import Flag from 'lucide-react/icons/flag';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { AdminReportsProps } from './Admin.types.ts';
import { adminReportsWords } from './AdminReports.words.ts';
import { ReportDecision } from './reports/ReportDecision.tsx';
import { ReportedConversation } from './reports/ReportedConversation.tsx';

export type { AdminReportsProps } from './Admin.types.ts';

const statuses: readonly ReportStatus[] = ['open', 'acted', 'dismissed'];

/** Reports of conversations by status, with what was copied of them. */
export function AdminReports({ view, send }: AdminReportsProps) {
  const words = useWords(adminReportsWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-labelledby="admin-reports">
      <Stack space="hair">
        <Heading level={2} id="admin-reports">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      {view.outcome && (
        <Banner tone={view.outcome === 'overtaken' ? 'caution' : 'positive'} announce="status">
          {words.outcomes[view.outcome]}
        </Banner>
      )}
      <Tabs<ReportStatus>
        label={words.status}
        items={statuses.map((id) => ({ id, label: words.statuses[id] }))}
        selectedKey={view.status}
        onSelectionChange={(status) => send({ type: 'status.choose', status })}
      >
        <List view={view} send={send} />
      </Tabs>
      <ReportDecision view={view} send={send} />
    </Stack>
  );
}

function List({ view, send }: AdminReportsProps) {
  const words = useWords(adminReportsWords);
  const { list, reports, hasMore, status } = view;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={view.failure}
        level={3}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  if (list === 'none')
    return (
      <EmptyState icon={Flag} level={3} title={words.none[status].title}>
        {words.none[status].text}
      </EmptyState>
    );
  if (list === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  const isLoading = list === 'loadingMore';
  return (
    <Stack space="large">
      {reports.map((report) => (
        <ReportedConversation key={report.id} report={report} view={view} send={send} />
      ))}
      {list === 'pageFailed' && (
        <Text tone="critical" role="alert">
          {words.more.failed}
        </Text>
      )}
      {hasMore && (
        <div>
          <Button
            isPending={isLoading}
            onPress={() => send({ type: list === 'pageFailed' ? 'list.retry' : 'list.more' })}
          >
            {isLoading ? words.more.loading : words.more.load}
          </Button>
        </div>
      )}
    </Stack>
  );
}
