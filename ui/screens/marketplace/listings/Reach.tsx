import type { FoundListing } from '@vetsync/machines/marketplace/listingSearch';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';

/** How to reach the organization of a listing: its phone, its site, and a message. */
export function Reach({ found: { listing, writeHref } }: { found: FoundListing }) {
  const words = useWords(listingSearchWords).reach;
  const { phone, website } = listing.organization;
  const ways = [
    phone && { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: words.call(phone) },
    website && { href: website, text: words.website },
    writeHref && { href: writeHref, text: words.write },
  ].flatMap((way) => way || []);
  return ways.map(({ href, text }) => (
    <Anchor key={href} href={href}>
      <Text as="span" size="small">
        {text}
      </Text>
    </Anchor>
  ));
}
