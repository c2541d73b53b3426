import { Button } from '../../../../components/Button/Button.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { usePhrases } from '../../../../language/usePhrases.ts';
import { useWords } from '../../../../language/useWords.ts';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import '../../../system/System.phrases.ts';

/** Loads the next page, or says why that failed. */
export function MoreListings({ view: { list, hasMore, failure }, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const write = usePhrases();
  if (list === 'pageFailed')
    return (
      <Inline space="small" align="center">
        <Text tone="critical">
          {words.pageFailed} {failure && write(failure)}
        </Text>
        <Button size="small" onPress={() => send({ type: 'list.retry' })}>
          {words.failed.retry}
        </Button>
      </Inline>
    );
  if (!hasMore) return null;
  const isLoading = list === 'loadingMore';
  return (
    <div>
      <Button isPending={isLoading} onPress={() => send({ type: 'list.more' })}>
        {isLoading ? words.loadingMore : words.more}
      </Button>
    </div>
  );
}
