import axe, { type RunOptions, type Spec } from 'axe-core';

/** Rules about whole pages, which a single component can't meet. The addon excludes the same ones. */
const pageRules = ['region'];

/** Includes the addon's own exclusions; see `preview.tsx`. */
type Parameters = { config?: Spec; options?: RunOptions; context?: { exclude: string[] } };

/**
 * Themes differ in colors only (`tests/package/contents.test.ts`). After all rules have run in one theme, only the
 * color rules can differ in the other one, and they take less than half the time.
 */
const ofColor: RunOptions = {
  // By name, because their tag would include the enhanced contrast of level AAA, which we don't require.
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Runs axe on the current page: all rules in the first theme, color rules in the other one.
 *
 * @param theme Name of the current color theme, for the message.
 * @param parameters The story's `a11y` parameter: `config`, `options` and `context`, as for the addon.
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
    rules: [
      ...pageRules.map((id) => ({ id, enabled: false })),
      // New in WCAG 2.2, and off by default. Cells take the focus of the keyboard, and are no targets.
      { id: 'target-size', enabled: true, selector: ':not(td, th)' },
      ...(parameters.config?.rules ?? []),
    ],
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
