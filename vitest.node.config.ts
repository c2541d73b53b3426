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
    // How soon something has to come is said where it matters; elsewhere a busy machine may take its time.
    expect: { poll: { timeout: 60_000 } },
    ...more,
  },
});

/** Files share a worker where they leave nothing behind in it: what they import is then evaluated once, not once a file. */
const shared = { isolate: false };
const pure = { ...shared, testTimeout: 30_000 };

const database = {
  globalSetup: ['tests/server/globalSetup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** A browser and its empty windows live as long as their worker; a file leaves no visitor behind. */
const windows = { setupFiles: ['tests/app/support/windows.setup.ts'] };

/** One project a runner; `npm test` runs each on its own and adds up their reports. */
export const nodeProjects = [
  node('rooms', pure),
  node('machines', pure),
  node('ui', pure),
  node('visual', pure),
  node('server', { ...database, ...shared, exclude: ['**/*.timing.test.ts'], maxWorkers: 2 }),
  // What compares times runs when nothing else does.
  node('timing', { ...database, include: ['tests/server/**/*.timing.test.ts'], fileParallelism: false }),
  node('package', {
    ...windows,
    globalSetup: ['tests/package/support/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  }),
  node('app', {
    ...shared,
    ...windows,
    include: ['tests/app/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  }),
  // They ask one server for its pages alone, and mostly wait for what the demo takes its time for.
  node('demo', {
    ...shared,
    ...windows,
    include: ['tests/app/demo/*.test.ts'],
    globalSetup: ['tests/app/demo/globalSetup.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  }),
];

/** All that needs no Storybook, which takes its time to come up. */
export default defineConfig({ test: { projects: nodeProjects } });
