import axe, { type RunOptions, type Spec } from 'axe-core';

/** Rules about whole pages, which a component on its own can't meet. The same as the addon leaves out. */
const pageRules = ['region'];

/** The addon's exclusion beside its own; see `preview.tsx`. */
type Parameters = { config?: Spec; options?: RunOptions; context?: { exclude: string[] } };

/**
 * Themes differ in colors alone (`tests/package/contents.test.ts`). Once every rule has run in one, only what reads colors can come out
 * differently in another, and takes under half of the time.
 */
const ofColor: RunOptions = {
  // By name: their tag would bring the enhanced contrast of level AAA, which nobody is held to.
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Runs axe's rules on the page as it stands: every one in the first theme, in another those of color.
 *
 * @param theme Name of the color theme that is showing, for the message.
 * @param parameters The story's `a11y` parameter: `config`, `options` and `context` as the addon takes them.
 * @param rules `ofColor` once `all` have run in another theme.
 * @throws an error that lists every violation with its elements.
 */
export async function expectAccessible(
  page: Document,
  theme: string,
  parameters: Parameters = {},
  rules: 'all' | 'ofColor' = 'all',
): Promise<void> {
  axe.reset();
  axe.configure({
    ...parameters.config,
    rules: [...pageRules.map((id) => ({ id, enabled: false })), ...(parameters.config?.rules ?? [])],
  });
  const { violations } = await axe.run(
    { include: page.body, exclude: parameters.context?.exclude ?? [] },
    { ...parameters.options, ...(rules === 'ofColor' && ofColor), resultTypes: ['violations'] },
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  ]);
  throw new Error(`Not accessible in the ${theme} theme\n${lines.join('\n')}`);
}
