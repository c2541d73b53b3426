import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['vetsync-source', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['vetsync-source', 'node', 'development|production'] } },
};
const node = (name: string, more: object = {}) => ({
  ...source,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    // Tests that check speed set their own limits. All others may be slow on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    ...more,
  },
});

/** Files that leave nothing behind share a worker, so imports are evaluated once instead of once per file. */
const shared = { isolate: false };
const pure = { ...shared, testTimeout: 120_000, hookTimeout: 120_000 };

const database = {
  globalSetup: ['tests/server/globalSetup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** A walk of many steps. Each step has its own limit. */
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };
/** A browser and its contexts live as long as their worker. Each file removes its visitors' data. */
const windows = { setupFiles: ['tests/app/support/windows.setup.ts'] };

/** One project per runner. `npm test` runs each one separately and adds up their reports. */
export const nodeProjects = [
  node('codebase', pure),
  node('machines', {
    ...pure,
    setupFiles: ['tests/machines/support/phrases.setup.ts', 'tests/machines/support/crisis.setup.ts'],
  }),
  { ...node('ui', pure), plugins: [vanillaExtractPlugin()] },
  node('visual', pure),
  node('plays', { ...shared, maxConcurrency: 2 }),
  node('server', { ...database, ...shared, exclude: ['**/*.timing.test.ts'], maxWorkers: 2 }),
  node('contract', { ...database, ...shared, maxWorkers: 2 }),
  // Imports the official files of reference data, in the folder of REFERENCE_DATA.
  node('data', { ...database, testTimeout: 600_000, hookTimeout: 600_000 }),
  // Time measurements run when nothing else does.
  node('timing', { ...database, include: ['tests/server/**/*.timing.test.ts'], fileParallelism: false }),
  node('package', {
    ...windows,
    globalSetup: ['tests/package/support/setup.ts'],
    ...patient,
    fileParallelism: false,
  }),
  node('app', {
    ...shared,
    ...windows,
    include: ['tests/app/{,exchange/}*.test.ts'],
    ...patient,
    maxWorkers: 2,
  }),
  // They only request pages from one server, and spend most of their time waiting for the demo's delays.
  node('demo', {
    ...shared,
    ...windows,
    include: ['tests/app/demo/*.test.ts'],
    globalSetup: ['tests/app/demo/globalSetup.ts'],
    ...patient,
    maxWorkers: 2,
  }),
];

/** Everything except Storybook, which takes long to start. */
export default defineConfig({ test: { projects: nodeProjects } });
