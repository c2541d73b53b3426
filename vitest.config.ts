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
        // Only `--changed` uses this: it finds what a story imports as if it ran in Node.
        ssr: { resolve: { conditions: ['vetsync-source', 'node', 'development|production'] } },
        test: {
          name: 'storybook',
          // Stories share a page, as they do in Storybook itself: a page for each file takes twice as long.
          isolate: false,
          setupFiles: ['.storybook/tested.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
              // Colors fade for 120 ms; a contrast measured on the way would be of no theme.
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
