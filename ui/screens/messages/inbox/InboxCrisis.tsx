import { Banner } from '../../../components/Banner/Banner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { CrisisLinks } from '../../system/crisis/CrisisLinks.tsx';
import { inboxCrisisWords } from '../Inbox.words.ts';

/** For whoever writes about a crisis, and for staff to whom somebody does. */
export function InboxCrisis({ whose }: { whose: 'own' | 'theirs' }) {
  const words = useWords(inboxCrisisWords)[whose];
  return (
    <Banner tone="critical" title={words.title} announce="alert">
      <Stack space="small">
        <Text>{words.text}</Text>
        <CrisisLinks />
      </Stack>
    </Banner>
  );
}
