import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { lint, type Finding } from './support/lint.ts';
import { root } from './support/stories.ts';

const importRule = /no-restricted-|server-layers/;

const from = (name: string) => `import { x } from '${name}';\nexport const y = x;\n`;
const typeFrom = (name: string) => `import type { X } from '${name}';\nexport type Y = X;\n`;
const layersAbove = (...layers: string[]) => layers.map((layer) => from(`../../${layer}/x.ts`));
const uses = (global: string) => `export const y = ${global};\n`;

/** What each folder may not do (docs/code-map.md). */
const forbidden: Record<string, readonly string[]> = {
  machines: [
    ...[
      'react',
      'zod',
      'hono',
      'wouter',
      'node:fs',
      'react-aria',
      '@xstate/react',
      '@vetsync/ui/theme',
      '@vetsync/samples/career',
    ].map(from),
    ...['../ui/theme/index.ts', '../../server/app.ts', '../app/routes.ts'].map(from),
    ...['../../model/index.ts', '../../model/portal/index.ts'].map(from),
    ...['fetch', 'document', 'localStorage', 'setTimeout', 'process'].map(uses),
  ],
  samples: ['xstate', 'react', 'node:fs', '@vetsync/ui/theme', '../machines/leads/model/index.ts'].map(from),
  ui: [
    ...[
      'xstate',
      '@xstate/react',
      'wouter',
      'hono/client',
      'zod/mini',
      'node:fs',
      '@vetsync/server',
      '@vetsync/samples/career',
    ].map(from),
    ...['@vetsync/machines/leads/model', '../../machines/leads/model/index.ts', '../../../app/routes.ts'].map(
      from,
    ),
    typeFrom('@vetsync/machines/model'),
    ...['fetch', 'localStorage', 'EventSource'].map(uses),
  ],
  app: [
    ...['@vetsync/server', 'hono', 'postgres', 'lucia', 'node:fs'].map(from),
    ...['@vetsync/machines/model', '@vetsync/machines/model/portal'].map(from),
    ...[
      'react-aria-components/Button',
      '@vanilla-extract/css',
      '../server/app.ts',
      '../../ui/theme/index.ts',
    ].map(from),
  ],
  'app/demo': [
    '../../services/http/calls.ts',
    '../../platform/connect.tsx',
    'react',
    'hono/client',
    'wouter',
    '@vetsync/ui/theme',
    '@vetsync/server',
  ].map(from),
  // The highest layer, so that only what holds for all of the server is found.
  'server/cli': [
    ...[
      '@vetsync/ui/theme',
      '@vetsync/samples/career',
      '@vetsync/machines/leads/leadsAdmin',
      'xstate',
      'react',
      'wouter',
    ].map(from),
    ...['../../../app/routes.ts', '../../../machines/leads/leadsAdmin/index.ts'].map(from),
    ...['@vetsync/machines/model', '@vetsync/machines/exchange/inbox'].map(from),
    ...['@vetsync/machines/model/portal', '@vetsync/machines/community/mentors'].map(from),
  ],
  // The server's layers, lowest first (ARCHITECTURE.md, Server layers).
  'server/network': ['../../data/db.ts', '../../config.ts', '../../deps.ts', 'hono', 'xstate'].map(from),
  'server/data': [
    ...layersAbove('accounts', 'organizations', 'leads', 'feed', 'mail', 'http', 'routes', 'practice', 'cli'),
    ...['../../deps.ts', 'hono', 'hono/utils/cookie', '@hono/node-server', 'react'].map(from),
  ],
  ...Object.fromEntries(
    ['accounts', 'exchange', 'feed', 'leads', 'listings', 'mail', 'organizations', 'records'].map(
      (domain) => [
        `server/${domain}`,
        [
          ...layersAbove('http', 'routes', 'practice', 'cli'),
          ...['../../deps.ts', '../../start.ts', 'hono', '@hono/node-server', 'react'].map(from),
          typeFrom('hono'),
        ],
      ],
    ),
  ),
  'server/http': [...layersAbove('routes', 'practice', 'cli'), from('../../app.ts'), from('react')],
  'server/routes': [...layersAbove('practice', 'cli'), from('../../app.ts'), from('react')],
  stories: ['@vetsync/server', 'hono', 'wouter', 'postgres', '../server/app.ts', '../../app/routes.ts'].map(
    from,
  ),
};

/** What each folder needs to do. */
const allowed: Record<string, readonly string[]> = {
  machines: ['xstate', 'zod/mini', '../model/index.ts', '../../leads/model/index.ts'].map(from),
  samples: ['@vetsync/machines/career/model', './jobs.ts', '../profile/index.ts'].map(from),
  ui: [
    ...['react', 'react-aria-components/Button', '../../theme/index.ts'].map(from),
    typeFrom('@vetsync/machines/leads/model'),
  ],
  app: [
    ...['@vetsync/ui/theme', '@vetsync/machines/leads/model', 'hono/client', 'wouter'].map(from),
    typeFrom('@vetsync/server'),
  ],
  'app/demo': [
    ...['@vetsync/machines/leads/model', '@vetsync/samples/career', '../problems.ts'].map(from),
    typeFrom('../../services/platformServer.ts'),
  ],
  'server/cli': [
    ...['@vetsync/machines/leads/model', '@vetsync/machines/model/letters'].map(from),
    ...['hono', 'postgres', 'node:fs', '../../data/leads.ts'].map(from),
  ],
  'server/data': ['../../errors.ts', '../../network/networks.ts', '../db.ts', 'postgres'].map(from),
  'server/accounts': ['../../data/db.ts', '../../mail/mail.ts', '../../errors.ts', 'lucia'].map(from),
  'server/leads': ['../../data/db.ts', '../../feed/feed.ts', '../../accounts/accounts.ts'].map(from),
  'server/http': ['../../accounts/accounts.ts', '../../deps.ts', 'hono'].map(from),
  'server/routes': ['../../http/defineRoute.ts', '../../leads/leads.ts', '../../deps.ts', 'hono'].map(from),
  stories: ['@vetsync/ui/theme', '@vetsync/machines/leads/leadsAdmin', 'xstate', '../support/inState.ts'].map(
    from,
  ),
};

const cases = (rules: Record<string, readonly string[]>, kind: string) =>
  Object.entries(rules).flatMap(([layer, sources]) =>
    sources.map((source, index) => ({
      layer,
      source,
      line: source.split('\n')[0],
      file: `${layer}/deep/${kind}${index}.ts`,
    })),
  );
const refused = cases(forbidden, 'refused');
const accepted = cases(allowed, 'accepted');

describe('import rules', () => {
  let findings: readonly Finding[] = [];
  beforeAll(() => {
    findings = lint(Object.fromEntries([...refused, ...accepted].map(({ file, source }) => [file, source])));
  });

  const refusals = (file: string) =>
    findings.filter(({ code, filename }) => filename.endsWith(file) && importRule.test(code));

  test.each(refused)('$layer may not: $line', ({ file }) => {
    expect(refusals(file)).toHaveLength(1);
  });

  test.each(accepted)('$layer may: $line', ({ file }) => {
    expect(refusals(file)).toEqual([]);
  });

  test('are configured in one file and never disabled', () => {
    const configs = globSync(
      '{machines,ui,app,server,samples,stories}/**/{.oxlintrc.json,.oxlintrc.jsonc,oxlint.config.ts}',
      {
        cwd: root,
        exclude: (path) => path.includes('node_modules'),
      },
    );
    expect(configs).toEqual([]);
  });
});

test('only files whose effects a build keeps are imported for their effects', () => {
  const bare = globSync('{stories,app,samples,tests}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/dist/**'],
  }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^import '(@vetsync\/[^']+)';/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(bare).toContain('@vetsync/ui/screens/shell/Shell.phrases');
  expect(bare.filter((name) => !/\.phrases$|\/theme$|\.css$/.test(name))).toEqual([]);
});
