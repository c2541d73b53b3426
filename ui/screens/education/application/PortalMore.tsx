import type { PortalSearch } from '@vetsync/machines/applications/commonApplication';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import type { CommonApplicationProps } from '../Education.types.ts';

interface PortalMoreProps extends Pick<CommonApplicationProps, 'send'> {
  search: PortalSearch;
  /** Whether the search has found any program. */
  foundSome: boolean;
}

/** What a search of programs says below its list, and its next page. */
export function PortalMore({ search: { status, more }, foundSome, send }: PortalMoreProps) {
  const words = useWords(commonApplicationWords);
  if (status === 'failed' || more === 'failed')
    return (
      <Banner
        tone="critical"
        announce="alert"
        action={
          <Button size="small" onPress={() => send({ type: 'list.retry' })}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Banner>
    );
  if (status === 'searching') return <Spinner label={words.searching} />;
  if (!foundSome) return <Text>{words.none}</Text>;
  if (more === 'none') return null;
  return (
    <Button width="full" isDisabled={more === 'loading'} onPress={() => send({ type: 'list.endReached' })}>
      {words.more}
    </Button>
  );
}
