import type { OrganizationProfile } from '@vetsync/machines/organizations/model';
import type { FieldErrors } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import { FormGrid } from '../../../components/FormGrid/FormGrid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { newOrganizationWords } from '../NewOrganization.words.ts';
import '../../system/forms/Input.phrases.ts';
import '../Organizations.phrases.ts';

type Field = keyof OrganizationProfile;

export interface OrganizationFieldsProps {
  view: {
    fields: OrganizationProfile;
    errors: FieldErrors<Field>;
    limits: Readonly<Record<Exclude<Field, 'zip'>, number>>;
    busy: boolean;
  };
  onChange: (field: Field, value: string) => void;
  /** Above the name. */
  children?: ReactNode;
}

/** What an organization is and how to reach it. Only the name is required. */
export function OrganizationFields({ view, onChange, children }: OrganizationFieldsProps) {
  const words = useWords(newOrganizationWords);
  const { busy, errors, fields, limits } = view;
  const field = (name: Field) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    isReadOnly: busy,
    onChange: (value: string) => onChange(name, value),
  });
  const optional = (name: Exclude<Field, 'zip'>) => ({
    ...field(name),
    limit: limits[name],
    isRequired: false,
  });
  return (
    <>
      <Section title={words.groups.what}>
        <Stack>
          {children}
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
        <FormGrid>
          <TextField {...optional('contactEmail')} help={words.help.contactEmail} type="email" />
          <TextField {...optional('phone')} type="tel" />
          <TextField {...optional('location')} />
          <TextField {...field('zip')} isRequired={false} inputMode="numeric" autoComplete="postal-code" />
        </FormGrid>
      </Section>
    </>
  );
}
