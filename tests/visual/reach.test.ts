import { beforeAll, describe, expect, test } from 'vitest';
import { readGraph, reachOf, type Graph } from '../../scripts/visual/reach.ts';

const storyOf = (name: string) => `stories/${name}.stories.tsx`;

let graph: Graph;
beforeAll(async () => {
  graph = await readGraph();
}, 120_000);

describe('a change reaches the stories', () => {
  test.each([
    ['that import it', 'ui/components/Tree/Tree.tsx', 'Components/Tree'],
    ['of components whose style it is', 'ui/components/Tree/Tree.css.ts', 'Components/Tree'],
    ['of its own file', storyOf('Components/Tree'), 'Components/Tree'],
    ['that draw it by a pattern', 'stories/Components/examples/lists.tsx', 'Components/Examples'],
    ['in Spanish', 'ui/components/Tree/Tree.words.es.ts', 'Screens/organizations/JobImport'],
  ])('%s', (_, changed, reached) => {
    const isReached = reachOf(graph, [changed]);
    expect(graph.has(changed)).toBe(true);
    expect(isReached(storyOf(reached))).toBe(true);
    expect(isReached(storyOf('Components/Badge'))).toBe(false);
  });

  test.each([
    'ui/theme/index.ts',
    '.storybook/conditions.ts',
    '.storybook/main.ts',
    'package-lock.json',
    'ui/theme/files/unknown.png',
  ])('all of them: %s', (changed) => {
    expect(reachOf(graph, [changed])(storyOf('Components/Badge'))).toBe(true);
  });

  test.each([
    'server/main.ts',
    'tests/visual/reach.test.ts',
    'ui/README.md',
    'ui/package.json',
    '.storybook/guidance.ts',
  ])('none of them: %s', (changed) => {
    expect(reachOf(graph, [changed])(storyOf('Components/Badge'))).toBe(false);
  });
});
