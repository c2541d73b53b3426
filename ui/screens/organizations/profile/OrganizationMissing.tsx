import Building2 from 'lucide-react/icons/building-2';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationFrameWords } from '../OrganizationFrame.words.ts';

/** There is no such organization, or none that the person may see. It says no more, so that nobody learns which. */
export function OrganizationMissing() {
  const words = useWords(organizationFrameWords).missing;
  return (
    <EmptyState
      icon={Building2}
      title={words.title}
      action={
        <LinkButton href="/account/organizations" variant="primary">
          {words.own}
        </LinkButton>
      }
    >
      {words.text}
    </EmptyState>
  );
}
