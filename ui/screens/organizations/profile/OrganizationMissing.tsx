import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { organizationFrameWords } from '../OrganizationFrame.words.ts';

export interface OrganizationMissingProps {
  /** What the person could read until just now, if anything. */
  former?: { name: string } | null;
  /** Whether it may not be read because it is suspended. @default false */
  isSuspended?: boolean;
}

/**
 * There is no such organization, or none that the person may see. It says no more, so that nobody learns which, unless they
 * could see it until just now.
 */
export function OrganizationMissing({ former = null, isSuspended = false }: OrganizationMissingProps) {
  const { missing, removed, suspended } = useWords(organizationFrameWords);
  const known = isSuspended ? suspended : removed;
  return (
    <EmptyState
      drawing="missing"
      title={former ? known.title(former.name) : missing.title}
      action={
        <LinkButton href="/account/organizations" variant="primary">
          {missing.own}
        </LinkButton>
      }
    >
      {former ? known.text : missing.text}
    </EmptyState>
  );
}
