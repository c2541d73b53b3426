import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationsProps } from './Exchange.types.ts';
import { ApplicationsLive } from './received/ApplicationsLive.tsx';
import { ReceivedApplication } from './received/ReceivedApplication.tsx';
import { ReceivedList } from './received/ReceivedList.tsx';
import { ReceivedToolbar } from './received/ReceivedToolbar.tsx';
import { receivedApplicationsWords } from './ReceivedApplications.words.ts';

export type { ReceivedApplicationsProps } from './Exchange.types.ts';

/** The applications that an organization has got, and one of them beside the list. */
export function ReceivedApplications({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { state, detail, reader, failure } = view;
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      <Inline justify="space-between" space="small">
        <Heading level={2}>{words.title}</Heading>
        <ApplicationsLive live={view.live} />
      </Inline>
      <ReceivedToolbar view={view} send={send} />
      <ReceivedList view={view} send={send} />
      {detail && <ReceivedApplication detail={detail} reader={reader} send={send} />}
    </Stack>
  );
}
