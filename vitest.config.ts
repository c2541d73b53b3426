import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';
import { nodeProjects } from './vitest.node.config.ts';

export default defineConfig({
  test: {
    projects: [
      ...nodeProjects,
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Only `--changed` uses this. It resolves a story's imports as if it ran in Node.
        ssr: { resolve: { conditions: ['vetsync-source', 'node', 'development|production'] } },
        test: {
          name: 'storybook',
          // Stories share a page, as in Storybook itself. A page per file would take twice as long.
          isolate: false,
          // A flow of many steps takes a minute on a machine with other work.
          testTimeout: 120_000,
          setupFiles: ['.storybook/tested.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
              // Colors fade for 120 ms, and contrast measured during a fade belongs to no theme.
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
