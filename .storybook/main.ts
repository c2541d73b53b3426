import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { brandSheet } from './brandSheet.ts';
import { storyDependencies } from './dependencies.ts';
import { onlyDocumented } from './documented.ts';
import { searchable } from './searchable.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: [{ from: '../app/public/product', to: '/product' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  experimental_indexers: (indexers = []) => [
    searchable,
    ...indexers.filter(({ test }) => !test.test('a.stories.tsx')),
  ],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(
      { ...vite, plugins: onlyDocumented(vite.plugins) },
      {
        plugins: [vanillaExtractPlugin(), brandSheet],
        resolve: { conditions: ['vetsync-source', 'module', 'browser', 'development|production'] },
        optimizeDeps: {
          include: storyDependencies,
          // Without it, react-aria's virtualizer renders every row under test, and reads a variable that browsers lack.
          rolldownOptions: { transform: { define: { 'process.env.VIRT_ON': '"true"' } } },
        },
        build: { chunkSizeWarningLimit: 2000 },
      },
    ),
};
export default config;
