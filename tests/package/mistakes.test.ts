import { expect, test } from 'vitest';
import { bundled } from '../../scripts/packages/bundled.ts';

async function scriptsIn(mode: 'development' | 'production') {
  const bundles = await bundled('ui', mode);
  return (name: string) =>
    new TextDecoder().decode(bundles.get(`@vetsync/ui/components/${name}`)?.script ?? new Uint8Array());
}

test('mistakes are told in development, and leave no byte in production', async () => {
  const [development, production] = [await scriptsIn('development'), await scriptsIn('production')];
  for (const [name, words] of [
    ['Button', 'has no name'],
    ['Select', 'have the key'],
    ['Calendar', 'without a handler'],
    ['Tabs', 'shows nothing'],
    ['Tooltip', 'so it never opens'],
    ['FormErrorSummary', 'outside of a'],
  ] as const) {
    expect(development(name), name).toContain(words);
    expect(production(name), name).not.toBe('');
    expect(production(name), name).not.toContain(words);
  }
});
