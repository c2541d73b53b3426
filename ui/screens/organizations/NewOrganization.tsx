import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { newOrganizationWords } from './NewOrganization.words.ts';
import { NewOrganizationForm } from './NewOrganizationForm.tsx';
import type { NewOrganizationProps } from './NewOrganization.types.ts';

export type { NewOrganizationProps } from './NewOrganization.types.ts';

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
