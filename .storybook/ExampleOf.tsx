import { Heading, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentType } from 'react';
import { exampleNames, exampleSource } from './exampleSource.ts';

const sources = import.meta.glob<string>('../stories/Components/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<Record<string, ComponentType>>('../stories/Components/examples/*.tsx');

/** By component. What is shown and what is printed come from the same file. */
const examples = new Map(
  Object.entries(sources).flatMap(([path, file]) =>
    exampleNames(file).map((name) => {
      const shown = async () => ({ default: (await modules[path]!())[`${name}Example`]! });
      return [name, { source: exampleSource(file, name), Shown: lazy(shown) }] as const;
    }),
  ),
);

/** An example to copy: what it looks like, and the code that draws it. */
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
