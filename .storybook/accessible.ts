import axe, { type RunOptions, type Spec } from 'axe-core';

/** Rules about whole pages, which a component on its own can't meet. The same as the addon leaves out. */
const pageRules = ['region'];

/**
 * Themes differ in colours alone (`tests/package/contents.test.ts`). The addon has run every rule in the first; in another, only what reads
 * colours can come out differently, and takes under half of the time.
 */
const ofColour: RunOptions = {
  // By name: their tag would bring the enhanced contrast of level AAA, which nobody is held to.
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/**
 * Runs axe's rules of colour on the page as it stands.
 *
 * @param theme Name of the colour theme that is showing, for the message.
 * @param parameters The story's `a11y` parameter: `config` and `options` as axe takes them.
 * @throws an error that lists every violation with its elements.
 */
export async function expectAccessible(
  page: Document,
  theme: string,
  parameters: { config?: Spec; options?: RunOptions } = {},
): Promise<void> {
  axe.reset();
  axe.configure({
    ...parameters.config,
    rules: [...pageRules.map((id) => ({ id, enabled: false })), ...(parameters.config?.rules ?? [])],
  });
  const { violations } = await axe.run(page.body, { ...parameters.options, ...ofColour });
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  ]);
  throw new Error(`Not accessible in the ${theme} theme\n${lines.join('\n')}`);
}
