import type { FoundListing, ListingSearchEvent } from '@vetsync/machines/marketplace/listingSearch';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { Button } from '../../../components/Button/Button.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';

interface SaveButtonProps {
  found: FoundListing;
  send: (event: ListingSearchEvent) => void;
}

/** Keeps a listing in mind, or forgets it. */
export function SaveButton({ found: { listing, isSaved }, send }: SaveButtonProps) {
  const words = useWords(listingSearchWords).details;
  const text = isSaved ? words.saved : words.save;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isSaved ? BookmarkCheck : Bookmark}
      aria-label={words.about(text, listing.title, listing.organization.name)}
      onPress={() => send({ type: 'listing.save', id: listing.id })}
    >
      {text}
    </Button>
  );
}
