import { Banner } from '../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { columns } from '../layout.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { memberRoleWords } from './MemberRole.words.ts';
import { OrganizationMissing } from './profile/OrganizationMissing.tsx';
import { organizationStaffWords } from './OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from './OrganizationStaff.types.ts';
import { StaffInvitations } from './staff/StaffInvitations.tsx';
import { StaffInvite } from './staff/StaffInvite.tsx';
import { StaffMembers } from './staff/StaffMembers.tsx';
import { StaffConfirmation } from './staff/StaffConfirmation.tsx';
import './OrganizationResults.phrases.ts';

export type { OrganizationStaffProps } from './OrganizationStaff.types.ts';

const roles = Object.keys(memberRoleWords.names) as (keyof typeof memberRoleWords.names)[];

/** Who works for an organization, and who is invited to. */
export function OrganizationStaff({ view, send }: OrganizationStaffProps) {
  const words = useWords(organizationStaffWords);
  const { names, may } = useWords(memberRoleWords);
  if (view.state === 'missing') return <OrganizationMissing />;
  if (view.state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (view.organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="xlarge">
      {view.organization.status === 'suspended' && <Banner tone="caution">{words.suspended}</Banner>}
      <div className={columns}>
        <Stack space="xlarge">
          <StaffMembers view={view} send={send} />
          {view.invitations && <StaffInvitations view={view} send={send} />}
        </Stack>
        <Stack space="xlarge">
          {view.invite && <StaffInvite invite={view.invite} send={send} />}
          <Section title={words.roles.title}>
            <DescriptionList items={roles.map((role) => ({ label: names[role], value: may[role] }))} />
          </Section>
        </Stack>
      </div>
      <StaffConfirmation view={view} send={send} />
    </Stack>
  );
}
