import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { SaveViewDialog } from '../portal/views/SaveViewDialog.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationsProps } from './Exchange.types.ts';
import { BulkWriting } from './received/BulkWriting.tsx';
import { ExportDialog } from './received/ExportDialog.tsx';
import { ReceivedApplication } from './received/ReceivedApplication.tsx';
import { ReceivedBatch } from './received/ReceivedBatch.tsx';
import { ReceivedList } from './received/ReceivedList.tsx';
import { ReceivedSheet } from './received/ReceivedSheet.tsx';
import { ReceivedToolbar } from './received/ReceivedToolbar.tsx';
import { ReceivedViews } from './received/ReceivedViews.tsx';
import { receivedApplicationsWords } from './ReceivedApplications.words.ts';

export type { ReceivedApplicationsProps } from './Exchange.types.ts';

/** The applications that an organization has got, and one of them beside the list. */
export function ReceivedApplications({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { state, detail, choices, self, reader, failure } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      <VisuallyHidden>
        <Heading level={2}>{words.title}</Heading>
      </VisuallyHidden>
      <ReceivedViews view={view} send={send} />
      <ReceivedToolbar view={view} send={send} />
      <ReceivedBatch view={view} send={send} />
      <ReceivedList view={view} send={send} />
      {detail && (
        <ReceivedApplication detail={detail} choices={choices} self={self} reader={reader} send={send} />
      )}
      {view.tools === 'filters' && <ReceivedSheet view={view} send={send} />}
      {view.tools === 'export' && <ExportDialog view={view} send={send} />}
      {view.naming && <SaveViewDialog naming={view.naming} text={words.views.text} send={send} />}
      {view.writing && <BulkWriting writing={view.writing} reader={reader} send={send} />}
    </Stack>
  );
}
