import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../../../components/Heading/Heading.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { publicPagesWords } from './PublicPages.words.ts';

/** Instead of a listing or organization that nobody may see. It doesn't say why. */
export function PublicMissing({ listingsHref }: { listingsHref: string }) {
  const words = useWords(publicPagesWords).missing;
  return (
    <Stack space="medium" align="flex-start">
      <Heading level={1}>{words.title}</Heading>
      <Text size="lead" tone="muted">
        {words.text}
      </Text>
      <LinkButton href={listingsHref} variant="primary">
        {words.listings}
      </LinkButton>
    </Stack>
  );
}
