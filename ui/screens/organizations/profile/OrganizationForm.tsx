import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { OrganizationFields } from './OrganizationFields.tsx';
import type { OrganizationPageProps } from '../OrganizationPage.types.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import { organizationPageWords } from '../OrganizationPage.words.ts';
import type { OrganizationFormView } from '@vetsync/machines/organizations/organizationPage';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { PageHead } from '../../system/parts/PageHead.tsx';

interface OrganizationConflictProps extends Pick<OrganizationPageProps, 'send'> {
  conflict: OrganizationFormView['conflict'];
}

/** Both versions of a profile that two people have changed at once, and the choice between them. */
function OrganizationConflict({ conflict, send }: OrganizationConflictProps) {
  const words = useWords(organizationPageWords).conflict;
  const { fields } = useWords(newOrganizationWords);
  return (
    <Stack space="medium">
      <Banner tone="caution" title={words.title} announce="alert">
        {words.text}
      </Banner>
      {conflict.map(({ field, mine, theirs }) => (
        <Section key={field} title={fields[field]}>
          <DescriptionList
            layout="stacked"
            items={[
              { label: words.mine, value: mine || words.empty },
              { label: words.theirs, value: theirs || words.empty },
            ]}
          />
        </Section>
      ))}
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'conflict.keepMine' })}>
          {words.keepMine}
        </Button>
        <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.takeTheirs}</Button>
      </Inline>
    </Stack>
  );
}

const order = Object.keys(newOrganizationWords.fields);

/** The profile, while it is being written. */
export function OrganizationForm({ view, send }: OrganizationPageProps) {
  const words = useWords(organizationPageWords).form;
  const { form, organization } = view;
  if (!form) return null;
  if (view.state === 'conflict') return <OrganizationConflict conflict={form.conflict} send={send} />;
  return (
    <Stack space="large">
      <PageHead
        level={2}
        title={words.title}
        subtitle={organization?.status === 'approved' && words.nameApproved}
      />
      <Form
        aria-label={words.title}
        focusField={form.firstInvalid}
        attempt={form.attempt}
        onSubmit={() => form.canSubmit && send({ type: 'form.submit' })}
      >
        <FormErrorSummary errors={form.errors} order={order} />
        <FormFailure view={form} title={words.failed} announce="alert" />
        <OrganizationFields
          view={form}
          onChange={(field, value) => send({ type: 'field.change', field, value })}
        />
        <Inline space="small">
          <SubmitButton view={form} busyLabel={words.saving}>
            {form.appliesAgain ? words.apply : words.save}
          </SubmitButton>
          <Button isDisabled={form.busy} onPress={() => send({ type: 'profile.cancel' })}>
            {words.cancel}
          </Button>
        </Inline>
      </Form>
    </Stack>
  );
}
