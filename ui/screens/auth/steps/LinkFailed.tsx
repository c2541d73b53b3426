import type { Phrase } from '@vetsync/machines/system/model';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Outcome } from './Outcome.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import '../../system/System.phrases.ts';

export interface LinkFailedProps {
  words: { title: string; retry: string };
  /** The server's message. */
  failure: Phrase | null;
  onRetry: () => void;
}

/** The server could not be reached; the link is still valid. */
export function LinkFailed({ words, failure, onRetry }: LinkFailedProps) {
  const write = usePhrases();
  return (
    <Outcome icon={WifiOff} tone="critical" title={words.title}>
      <Text>{failure && write(failure)}</Text>
      <Button variant="primary" onPress={onRetry}>
        {words.retry}
      </Button>
    </Outcome>
  );
}
