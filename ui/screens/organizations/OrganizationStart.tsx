import type {
  OrganizationPageEvent,
  OrganizationPageView,
} from '@vetsync/machines/organizations/organizationPage';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import '../exchange/OrganizationPortal.phrases.ts';
import '../hospital/Hospital.phrases.ts';
import '../exchange/ReceivedStatus.phrases.ts';
import { OrganizationOverview, type OrganizationOverviewProps } from '../exchange/OrganizationOverview.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { OrganizationChecklist } from './profile/OrganizationChecklist.tsx';
import { organizationFrameWords } from './OrganizationFrame.words.ts';
import { OrganizationMissing } from './profile/OrganizationMissing.tsx';
import { OrganizationNotice } from './profile/OrganizationNotice.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface OrganizationStartProps extends ScreenProps<OrganizationPageView, OrganizationPageEvent> {
  /** Name of the organization, which is known before its data. */
  name: string;
  /** What waits, and the figures. */
  overview?: Pick<OrganizationOverviewProps, 'view' | 'send'>;
}

/** The dashboard of an organization's portal: its approval, its first steps, and where its work is. */
export function OrganizationStart({ name, ...props }: OrganizationStartProps) {
  return (
    <Stack space="large">
      <PageHead title={name} />
      <Content {...props} />
    </Stack>
  );
}

function Content({ view, send, overview }: Omit<OrganizationStartProps, 'name'>) {
  const sharedWords = useWords(organizationFrameWords);
  if (view.state === 'missing') return <OrganizationMissing />;
  if (view.state === 'failed')
    return (
      <LoadFailed
        words={sharedWords.failed}
        failure={view.failure}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  // What waits comes before the steps that are left, so that neither has a place until both are known.
  if (view.organization === null || overview?.view.state === 'loading')
    return <SectionLoading>{sharedWords.loading}</SectionLoading>;
  const closedBy = overview?.view.closedBy ?? null;
  // A suspension that the page knows of is explained above its steps.
  if (closedBy === 'removal' || (closedBy === 'suspension' && view.organization.status !== 'suspended'))
    return <OrganizationMissing former={view.organization} isSuspended={closedBy === 'suspension'} />;
  // Somebody who waits comes before the steps that are left.
  const hasWork = overview !== undefined && overview.view.first !== null;
  const work = overview && <OrganizationOverview {...overview} isQuiet={view.checklist !== null} />;
  return (
    <Stack space="xlarge">
      <OrganizationNotice view={{ ...view, canEdit: false }} send={send} />
      {hasWork && work}
      {view.checklist && (
        <OrganizationChecklist items={view.checklist} hrefs={view.stepHrefs} isQuiet={hasWork} />
      )}
      {!hasWork && work}
      <Inline space="small">
        <LinkButton size="small" href={view.stepHrefs.profile}>
          {sharedWords.pages.profile}
        </LinkButton>
        {view.candidatesHref && (
          <LinkButton size="small" href={view.candidatesHref}>
            {sharedWords.pages.candidates}
          </LinkButton>
        )}
        <LinkButton size="small" href={view.stepHrefs.invite}>
          {sharedWords.pages.staff}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
