import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { organizationWords } from './Marketplace.words.ts';

const words = organizationWords.unknown;

/** The URL's organization doesn't exist. */
export const OrganizationNotFound = ({ href }: { href: string }) => (
  <EmptyState
    icon={SearchX}
    level={1}
    title={words.title}
    action={
      <LinkButton href={href} variant="primary">
        {organizationWords.back}
      </LinkButton>
    }
  >
    {words.text}
  </EmptyState>
);
