import './OrganizationResults.phrases.ts';
import '../system/forms/Input.phrases.ts';
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
import { organizationStaffWords, staffConfirmationWords } from './OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from './OrganizationStaff.types.ts';
import { StaffInvitations } from './staff/StaffInvitations.tsx';
import { StaffMembers } from './staff/StaffMembers.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { StaffInviteView } from '@vetsync/machines/organizations/organizationStaff';
import { Form } from '../../components/Form/Form.tsx';
import { FormGrid } from '../../components/FormGrid/FormGrid.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';

interface StaffInviteProps extends Pick<OrganizationStaffProps, 'send'> {
  invite: StaffInviteView;
}

/** Invites a colleague by mail. */
function StaffInvite({ invite, send }: StaffInviteProps) {
  const words = useWords(organizationStaffWords).invite;
  const { names, may } = useWords(memberRoleWords);
  return (
    <Section title={words.title}>
      <Text tone="muted">{words.text}</Text>
      <Form
        aria-label={words.title}
        focusField={invite.firstInvalid}
        attempt={invite.attempt}
        onSubmit={() => invite.canSubmit && send({ type: 'form.submit' })}
      >
        <FormFailure view={invite} title={words.failed} announce="alert" />
        <FormGrid>
          <TextField
            name="email"
            label={words.email}
            type="email"
            autoComplete="off"
            isRequired
            value={invite.fields.email}
            error={invite.errors.email}
            limit={invite.emailMaxLength}
            isReadOnly={invite.busy}
            onChange={(value) => send({ type: 'field.change', field: 'email', value })}
          />
          <Select
            name="role"
            label={words.role}
            isRequired
            value={invite.fields.role}
            error={invite.errors.role}
            isDisabled={invite.busy}
            options={invite.roles.map((role) => ({ value: role, label: names[role], help: may[role] }))}
            onChange={(value) => send({ type: 'field.change', field: 'role', value })}
          />
        </FormGrid>
        <Inline>
          <SubmitButton view={invite} busyLabel={words.submitting}>
            {words.submit}
          </SubmitButton>
        </Inline>
      </Form>
    </Section>
  );
}

const destructive = ['remove', 'leave', 'withdraw'];

/** Asks to confirm an action on a colleague or an invitation. */
function StaffConfirmation({ view: { confirmation, action }, send }: OrganizationStaffProps) {
  const words = useWords(staffConfirmationWords);
  if (confirmation === null || confirmation.kind === 'resend') return null;
  const { kind, role, name } = confirmation;
  const labels =
    kind === 'role'
      ? words.role(name, role ?? 'viewer')
      : kind === 'leave'
        ? words.leave()
        : words[kind](name);
  const isWorking = action === 'working';
  return (
    <ConfirmDialog
      title={labels.title}
      tone={destructive.includes(kind) ? 'critical' : 'neutral'}
      confirmLabel={isWorking ? labels.working : labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {labels.text}
    </ConfirmDialog>
  );
}

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
