import type { OrganizationStatus } from '@vetsync/machines/organizations/model';
import Building2 from 'lucide-react/icons/building-2';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { organizationStatusWords } from '../organizations/OrganizationStatus.words.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { adminOrganizationsWords } from './AdminOrganizations.words.ts';
import type { AdminOrganizationsProps } from './Admin.types.ts';
import { OrganizationDecision } from './OrganizationDecision.tsx';
import { ReviewedOrganization } from './ReviewedOrganization.tsx';
import '../organizations/OrganizationResults.phrases.ts';

export type { AdminOrganizationsProps } from './Admin.types.ts';

const statuses = Object.keys(organizationStatusWords) as OrganizationStatus[];

/** All organizations by status, with what helps to decide on them. */
export function AdminOrganizations({ view, send }: AdminOrganizationsProps) {
  const words = useWords(adminOrganizationsWords);
  const sharedWords = useWords(organizationStatusWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-labelledby="admin-organizations">
      <Stack space="hair">
        <Heading level={2} id="admin-organizations">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      <Tabs<OrganizationStatus>
        label={words.status}
        items={statuses.map((id) => ({ id, label: sharedWords[id] }))}
        selectedKey={view.status}
        onSelectionChange={(status) => send({ type: 'status.choose', status })}
      >
        <List view={view} send={send} />
      </Tabs>
      <OrganizationDecision view={view} send={send} />
    </Stack>
  );
}

function List({ view, send }: AdminOrganizationsProps) {
  const words = useWords(adminOrganizationsWords);
  const { list, rows, hasMore, status } = view;
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
      <EmptyState icon={Building2} level={3} title={words.none[status].title}>
        {words.none[status].text}
      </EmptyState>
    );
  if (list === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  const isLoading = list === 'listed.loadingMore';
  return (
    <Stack space="large">
      {rows.map((row) => (
        <ReviewedOrganization key={row.organization.id} row={row} view={view} send={send} />
      ))}
      {list === 'listed.pageFailed' && (
        <Text tone="critical" role="alert">
          {words.more.failed}
        </Text>
      )}
      {hasMore && (
        <div>
          <Button
            isPending={isLoading}
            onPress={() => send({ type: list === 'listed.pageFailed' ? 'list.retry' : 'list.more' })}
          >
            {isLoading ? words.more.loading : words.more.load}
          </Button>
        </div>
      )}
    </Stack>
  );
}
