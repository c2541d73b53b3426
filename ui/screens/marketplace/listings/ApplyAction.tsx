import type { FoundListing, ListingSearchEvent } from '@vetsync/machines/marketplace/listingSearch';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';

interface ApplyActionProps {
  found: FoundListing;
  send: (event: ListingSearchEvent) => void;
}

/** A button to apply, or a link to the existing application. */
export function ApplyAction({ found: { listing, application, canApply }, send }: ApplyActionProps) {
  const words = useWords(listingSearchWords).details;
  const about = (action: string) => words.about(action, listing.title, listing.organization.name);
  if (application && !canApply)
    return (
      <LinkButton size="small" aria-label={about(words.follow)} href={application.href}>
        {words.follow}
      </LinkButton>
    );
  if (!canApply) return null;
  const apply = application ? words.again : words.apply;
  return (
    <Button
      size="small"
      aria-label={about(apply)}
      onPress={() => send({ type: 'listing.apply', id: listing.id })}
    >
      {apply}
    </Button>
  );
}
