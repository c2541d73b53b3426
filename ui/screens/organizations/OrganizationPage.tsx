import { Box } from '../../components/Box/Box.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { OrganizationChecklist } from './profile/OrganizationChecklist.tsx';
import { EndingOffer, OrganizationEnding } from './profile/OrganizationEnding.tsx';
import { OrganizationForm } from './profile/OrganizationForm.tsx';
import { organizationFrameWords } from './OrganizationFrame.words.ts';
import { OrganizationMissing } from './profile/OrganizationMissing.tsx';
import { OrganizationNotice } from './profile/OrganizationNotice.tsx';
import { OrganizationProfile } from './profile/OrganizationProfile.tsx';
import type { OrganizationPageProps } from './OrganizationPage.types.ts';
import './OrganizationResults.phrases.ts';

export type { OrganizationPageProps } from './OrganizationPage.types.ts';

/** An organization for its staff: its approval, its first steps, its profile, and for owners its end. */
export function OrganizationPage({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationFrameWords);
  if (view.state === 'missing') return <OrganizationMissing former={view.organization} />;
  if (view.state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (view.organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (view.form || view.ending)
    return (
      <Box maxWidth="reading">
        {view.form ? (
          <OrganizationForm view={view} send={send} />
        ) : (
          <OrganizationEnding view={view} send={send} />
        )}
      </Box>
    );
  const profile = (
    <Stack space="xlarge">
      <OrganizationProfile view={view} send={send} />
      {view.canEnd && <EndingOffer send={send} />}
    </Stack>
  );
  const hasNotice = view.role !== null && view.organization.status !== 'approved';
  if (!hasNotice && !view.checklist) return <Box maxWidth="reading">{profile}</Box>;
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
      {profile}
    </div>
  );
}
