import { Heading, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentType } from 'react';

type Example = { Example: ComponentType };

const sources = import.meta.glob<string>('../stories/Components/examples/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Example>('../stories/Components/examples/*/*.tsx');

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.tsx', '') ?? '';
/** By component. What is shown and what is printed come from the same file. */
const examples = new Map(
  Object.entries(sources).map(([path, source]) => {
    const load = modules[path]!;
    return [nameOf(path), { source, Shown: lazy(async () => ({ default: (await load()).Example })) }];
  }),
);

/** An example to copy: what it looks like, and the file that draws it. */
export function ExampleOf({ component }: { component: string }) {
  const found = examples.get(component);
  if (!found) return null;
  const { source, Shown } = found;
  return (
    <>
      <Heading>Example</Heading>
      <Unstyled>
        <Suspense>
          <Shown />
        </Suspense>
      </Unstyled>
      <Source code={source} language="tsx" />
    </>
  );
}
