import type {
  NewOrganizationEvent,
  NewOrganizationView,
} from '@vetsync/machines/organizations/newOrganization';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';
import type { OrganizationKind } from '@vetsync/machines/organizations/model';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { OrganizationFields } from './profile/OrganizationFields.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

export type NewOrganizationProps = ScreenProps<NewOrganizationView, NewOrganizationEvent>;

const order = Object.keys(newOrganizationWords.fields);
const kinds = Object.keys(newOrganizationWords.kinds) as OrganizationKind[];

/** What an organization is and how to reach it. Only kind and name are required. */
function NewOrganizationForm({ view, send }: NewOrganizationProps) {
  const words = useWords(newOrganizationWords);
  const { busy, errors, fields } = view;
  return (
    <Form
      aria-label={words.title}
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}
    >
      <FormErrorSummary errors={errors} order={order} />
      <FormFailure view={view} title={words.failed} announce="alert" />
      <OrganizationFields
        view={view}
        onChange={(field, value) => send({ type: 'field.change', field, value })}
      >
        <RadioGroup
          name="kind"
          label={words.fields.kind}
          value={fields.kind}
          error={errors.kind}
          isReadOnly={busy}
          onChange={(value) => send({ type: 'field.change', field: 'kind', value })}
          isRequired
          options={kinds.map((value) => ({
            value,
            label: words.kinds[value],
            help: words.kindHelp[value],
          }))}
        />
      </OrganizationFields>
      <Inline>
        <SubmitButton view={view} busyLabel={words.submitting}>
          {words.submit}
        </SubmitButton>
      </Inline>
    </Form>
  );
}

/** The form for a new organization, and what happens after it was sent. */
export function NewOrganization({ view, send }: NewOrganizationProps) {
  const words = useWords(newOrganizationWords).created;
  if (view.created === null) return <NewOrganizationForm view={view} send={send} />;
  return (
    <Stack space="large">
      <Steps label={words.steps.label} steps={words.steps.names} current={1} />
      <Text>{words.next}</Text>
      <div>
        <LinkButton href={view.href} variant="primary">
          {words.page}
        </LinkButton>
      </div>
    </Stack>
  );
}
