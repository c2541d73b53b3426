import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { nonprofitWords } from './Nonprofit.words.ts';

/** Says which of the demo's nonprofit is invented. */
export function NonprofitNotice() {
  return (
    <Text size="small" tone="muted">
      {useWords(nonprofitWords).sample}
    </Text>
  );
}
