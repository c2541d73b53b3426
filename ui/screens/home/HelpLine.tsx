import { Anchor } from '../../components/Link/Anchor.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { crisisLineWords } from '../system/CrisisLine.words.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

/** One quiet line: whom to call in a crisis. Help, in the header, names other people to ask. */
export function HelpLine() {
  const words = useWords(veteranHomeWords);
  const { call } = useWords(crisisLineWords).channels;
  return (
    <Text as="div" size="small">
      <Anchor href={call.href}>{words.crisis(call.label)}</Anchor>
    </Text>
  );
}
