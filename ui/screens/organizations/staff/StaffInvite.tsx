import type { StaffInviteView } from '@vetsync/machines/organizations/organizationStaff';
import { Form } from '../../../components/Form/Form.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { memberRoleWords } from '../MemberRole.words.ts';
import { organizationStaffWords } from '../OrganizationStaff.words.ts';
import type { OrganizationStaffProps } from '../OrganizationStaff.types.ts';
import '../../system/forms/Input.phrases.ts';

export interface StaffInviteProps extends Pick<OrganizationStaffProps, 'send'> {
  invite: StaffInviteView;
}

/** Invites a colleague by mail. */
export function StaffInvite({ invite, send }: StaffInviteProps) {
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
        <Grid columns={{ mobile: 1, tablet: 2 }} space="medium">
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
        </Grid>
        <Inline>
          <SubmitButton view={invite} busyLabel={words.submitting}>
            {words.submit}
          </SubmitButton>
        </Inline>
      </Form>
    </Section>
  );
}
