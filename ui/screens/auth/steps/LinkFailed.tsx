import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Outcome } from './Outcome.tsx';

export interface LinkFailedProps {
  words: { title: string; retry: string };
  /** The server's message. */
  failure: string | null;
  onRetry: () => void;
}

/** The server could not be reached; the link is still valid. */
export function LinkFailed({ words, failure, onRetry }: LinkFailedProps) {
  return (
    <Outcome icon={WifiOff} tone="critical" title={words.title}>
      <Text>{failure}</Text>
      <Button variant="primary" onPress={onRetry}>
        {words.retry}
      </Button>
    </Outcome>
  );
}
