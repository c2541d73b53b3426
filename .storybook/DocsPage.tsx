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
import { Pairs, type PairExample } from '../stories/support/Pairs.tsx';
import { AccessibilityOf } from './AccessibilityOf.tsx';
import { ExampleOf } from './ExampleOf.tsx';
import { guidance } from './guidance.ts';

/**
 * A component's page has an example, its props, how it is used without a mouse or screen, dos and don'ts, and other
 * stories. Any other page lists its stories.
 * `parameters.examples` shows each row of guidance as it looks.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.replace('Components/', '');
  const examples: readonly PairExample[] = preparedMeta.parameters.examples ?? [];
  const pairs = guidance[name]?.map((pair, index) => ({ ...pair, example: examples[index] }));
  const isComponent = preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isComponent && (
        <>
          <Primary />
          <ExampleOf component={name} />
          <Heading>Props</Heading>
          <Controls />
          <AccessibilityOf component={name} />
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
