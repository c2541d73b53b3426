import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { hospitalWords } from './Hospital.words.ts';

/** Says what of the demo's hospital is invented, and that it is to be read. */
export function HospitalNotice() {
  return (
    <Text size="small" tone="muted">
      {useWords(hospitalWords).sample}
    </Text>
  );
}
