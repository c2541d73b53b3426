import { Box } from '../../components/Box/Box.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { OrganizationChecklist } from './profile/OrganizationChecklist.tsx';
import { OrganizationForm } from './profile/OrganizationForm.tsx';
import { organizationFrameWords } from './OrganizationFrame.words.ts';
import { OrganizationMissing } from './profile/OrganizationMissing.tsx';
import { OrganizationNotice } from './profile/OrganizationNotice.tsx';
import { OrganizationProfile } from './profile/OrganizationProfile.tsx';
import type { OrganizationPageProps } from './OrganizationPage.types.ts';
import './OrganizationResults.phrases.ts';

export type { OrganizationPageProps } from './OrganizationPage.types.ts';

/** An organization for its staff: its approval, its first steps, and its profile. */
export function OrganizationPage({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationFrameWords);
  if (view.state === 'missing') return <OrganizationMissing />;
  if (view.state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (view.organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (view.form)
    return (
      <Box maxWidth="reading">
        <OrganizationForm view={view} send={send} />
      </Box>
    );
  const hasNotice = view.role !== null && view.organization.status !== 'approved';
  if (!hasNotice && !view.checklist)
    return (
      <Box maxWidth="reading">
        <OrganizationProfile view={view} send={send} />
      </Box>
    );
  return (
    <div className={columns}>
      <Stack space="xlarge">
        <OrganizationNotice view={view} send={send} />
        {view.checklist && (
          <OrganizationChecklist
            items={view.checklist}
            hrefs={view.stepHrefs}
            onEdit={() => send({ type: 'profile.edit' })}
            isQuiet={view.organization.status === 'declined'}
          />
        )}
      </Stack>
      <OrganizationProfile view={view} send={send} />
    </div>
  );
}
