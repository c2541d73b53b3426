import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { organizationWords } from './Marketplace.words.ts';

/** The URL's organization doesn't exist. */
export function OrganizationNotFound({ href }: { href: string }) {
  const { unknown, back } = useWords(organizationWords);
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={unknown.title}
      action={
        <LinkButton href={href} variant="primary">
          {back}
        </LinkButton>
      }
    >
      {unknown.text}
    </EmptyState>
  );
}
