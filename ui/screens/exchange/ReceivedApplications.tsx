import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationsProps } from './Exchange.types.ts';
import { ReceivedBatch } from './received/ReceivedBatch.tsx';
import { ReceivedList } from './received/ReceivedList.tsx';
import { ReceivedToolbar } from './received/ReceivedToolbar.tsx';
import { ReceivedViews } from './received/ReceivedViews.tsx';
import { receivedApplicationsWords } from './ReceivedApplications.words.ts';

export type { ApplicationsBelow, ReceivedApplicationsProps } from './Exchange.types.ts';

/** The applications that an organization has got. `ReceivedDialogs` are what is open over them. */
export function ReceivedApplications({ view, send, over }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { state, failure } = view;
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
      <ReceivedList view={view} send={send} {...(over && { over })} />
    </Stack>
  );
}
