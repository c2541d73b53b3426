/**
 * What stories import from elsewhere, for Vite to prepare before the first test: a package found only in
 * mid-run makes Vite reload the page, and the story that was running fails.
 */
export const storyDependencies = [
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
  'xstate',
  'zod/mini',
];
