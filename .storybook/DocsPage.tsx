import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Pairs } from '../stories/support/Pairs.tsx';
import { guidance } from './guidance.ts';

/** Storybook's own page, with what to do and what not to do after the controls. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const pairs = guidance[preparedMeta.title.replace('Components/', '')];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {pairs && (
        <>
          <Heading>Do and don't</Heading>
          <Pairs pairs={pairs} />
        </>
      )}
      <Stories />
    </>
  );
}
