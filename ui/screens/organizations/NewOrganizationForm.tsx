import type { NewOrganizationField, OrganizationKind } from '@vetsync/machines/organizations/model';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormFailure } from '../system/forms/FormFailure.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';
import type { NewOrganizationProps } from './NewOrganization.types.ts';
import '../system/forms/Input.phrases.ts';
import './Organizations.phrases.ts';

const order = Object.keys(newOrganizationWords.fields);
const kinds = Object.keys(newOrganizationWords.kinds) as OrganizationKind[];

/** What an organization is and how to reach it. Only kind and name are required. */
export function NewOrganizationForm({ view, send }: NewOrganizationProps) {
  const words = useWords(newOrganizationWords);
  const { busy, errors, fields, limits } = view;
  const field = (name: NewOrganizationField) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    isReadOnly: busy,
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const optional = (name: Exclude<NewOrganizationField, 'kind' | 'zip'>) => ({
    ...field(name),
    limit: limits[name],
    isRequired: false,
  });
  return (
    <Form
      aria-label={words.title}
      focusField={view.firstInvalid}
      attempt={view.attempt}
      onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}
    >
      <FormErrorSummary errors={errors} order={order} />
      <FormFailure view={view} title={words.failed} announce="alert" />
      <Section title={words.groups.what}>
        <Stack>
          <RadioGroup
            {...field('kind')}
            isRequired
            options={kinds.map((value) => ({
              value,
              label: words.kinds[value],
              help: words.kindHelp[value],
            }))}
          />
          <TextField
            {...field('name')}
            help={words.help.name}
            limit={limits.name}
            isRequired
            autoComplete="organization"
          />
          <TextField {...optional('website')} help={words.help.website} type="url" autoComplete="url" />
          <TextArea {...optional('about')} help={words.help.about} />
        </Stack>
      </Section>
      <Section title={words.groups.reach}>
        <Grid columns={{ mobile: 1, tablet: 2 }} space="medium">
          <TextField {...optional('contactEmail')} help={words.help.contactEmail} type="email" />
          <TextField {...optional('phone')} type="tel" />
          <TextField {...optional('location')} />
          <TextField {...field('zip')} isRequired={false} inputMode="numeric" autoComplete="postal-code" />
        </Grid>
      </Section>
      <Inline>
        <SubmitButton view={view} busyLabel={words.submitting}>
          {words.submit}
        </SubmitButton>
      </Inline>
    </Form>
  );
}
