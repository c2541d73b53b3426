import type { PublicListingView } from '@vetsync/machines/organizations/model';
import { Anchor } from '../../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../../components/Avatar/Avatar.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { placeText } from '../details/listingFacts.tsx';
import { listingDetailsWords } from '../ListingDetails.words.ts';
import { publicPagesWords } from './PublicPages.words.ts';

/** What it is, whose it is, and how to apply. */
export function ListingHead({ view }: { view: PublicListingView }) {
  const words = useWords(publicPagesWords).listing;
  const sharedWords = useWords(listingDetailsWords);
  const { listing, organizationHref, applyHref } = view;
  const { name } = listing.organization;
  const place = placeText({ words: sharedWords }, listing);
  return (
    <Stack space="medium" align="flex-start">
      <Inline space="medium" align="flex-start" flexWrap="nowrap">
        <Avatar name={name} tone="own" shape="organization" />
        <Stack as="hgroup" space="xxsmall">
          <Heading level={1}>{listing.title}</Heading>
          <Text size="lead" tone="muted">
            <Anchor href={organizationHref}>{name}</Anchor>
            {place && ` · ${place}`}
          </Text>
        </Stack>
      </Inline>
      {applyHref !== null && (
        <Stack space="xsmall" align="flex-start">
          <LinkButton href={applyHref} variant="primary">
            {words.apply}
          </LinkButton>
          <Text size="small" tone="muted">
            {words.applyHelp}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
