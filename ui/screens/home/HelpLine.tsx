import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { crisisLineWords } from '../system/CrisisLine.words.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

/** One quiet line for somebody who would rather talk to a person. A signed-in person's community lists nobody yet. */
export function HelpLine({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).help;
  const { call } = useWords(crisisLineWords).channels;
  return (
    <Text as="div" size="small">
      <Inline space="small">
        <span>{words.person}</span>
        {view.delivery === 'simulated' && <a href={view.links.community}>{words.community}</a>}
        <a href={call.href}>{words.crisis(call.label)}</a>
      </Inline>
    </Text>
  );
}
