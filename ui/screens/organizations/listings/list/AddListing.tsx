import Plus from 'lucide-react/icons/plus';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';

/** What the organization can list. The first kind is its own, and stands out. */
export function AddListing({ view: { added, importHref } }: Pick<OrganizationListingsProps, 'view'>) {
  const words = useWords(organizationListingsWords);
  if (added.length === 0) return null;
  return (
    <Inline space="small">
      {added.map(({ kind, href }, index) => (
        <LinkButton
          key={kind}
          href={href}
          variant={index === 0 ? 'primary' : 'secondary'}
          {...(index === 0 && { icon: Plus })}
        >
          {words.addKinds[kind]}
        </LinkButton>
      ))}
      {importHref && (
        <LinkButton href={importHref} variant="quiet">
          {words.import}
        </LinkButton>
      )}
    </Inline>
  );
}
