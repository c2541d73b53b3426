import { Banner } from '../../../components/Banner/Banner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';
import { inboxThreadWords } from '../Inbox.words.ts';

/** For who writes about a crisis, and for nobody else. */
export function InboxCrisis() {
  const words = useWords(inboxThreadWords);
  return (
    <Banner tone="critical" title={words.crisis} announce="alert">
      <Stack space="small">
        <Text>{words.crisisText}</Text>
        <CrisisLinks />
      </Stack>
    </Banner>
  );
}
