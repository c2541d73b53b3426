import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationStartWords } from '../OrganizationStart.words.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

/** The portal of somebody whose account has an organization's role, but who works for none yet. */
export function NoOrganization({ title }: { /** Name of the open tab. */ title: string }) {
  const words = useWords(organizationStartWords);
  return (
    <Stack space="large">
      <PageHead title={title} />
      <EmptyState
        drawing="work"
        title={words.none.title}
        action={
          <LinkButton href="/organizations/new" variant="primary">
            {words.none.create}
          </LinkButton>
        }
      >
        {words.none.text}
      </EmptyState>
    </Stack>
  );
}
