import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Pairs } from '../stories/support/Pairs.tsx';
import { guidance } from './guidance.ts';

/** A component's page has its props, dos and don'ts, and other stories. Any other page lists its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const pairs = guidance[preparedMeta.title.replace('Components/', '')];
  const isComponent = preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isComponent && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {pairs && (
        <>
          <Heading>Do and don't</Heading>
          <Unstyled>
            <Pairs pairs={pairs} />
          </Unstyled>
        </>
      )}
      <Stories includePrimary={!isComponent} title={isComponent ? 'More of it' : ''} />
    </>
  );
}
