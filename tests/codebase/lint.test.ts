import { beforeAll, describe, expect, test } from 'vitest';
import { lint, type Finding } from './support/lint.ts';

type Case = readonly [rule: string, path: string, source: string];

/** What lint refuses (docs/decisions/044). Import rules by folder are in imports.test.ts. */
const refused: readonly Case[] = [
  ['no-cycle', 'ui/a/a.ts', `import type { B } from './b.ts';\nexport type A = B;`],
  ['no-cycle', 'ui/a/b.ts', `export type { C as B } from './c.ts';`],
  ['no-cycle', 'ui/a/c.ts', `import { type A, a } from './a2.ts';\nexport type C = A; export const c = a;`],
  ['no-cycle', 'ui/a/a2.ts', `export * from './a.ts';\nexport const a = 1;`],

  ...[
    `export const width = '2.75rem';`,
    `export const width = '.5rem';`,
    'export const width = `calc(100% - 1rem)`;',
    `export const media = '(min-width: 768px)';`,
    'export const media = (tablet: number) => `(min-width: ${tablet}px)`;',
  ].map((source, index): Case => ['theme-lengths', `ui/components/X/X${index}.css.ts`, source]),
  ['theme-lengths', 'ui/screens/leads/X.tsx', `export const width = '12px';`],

  ...[
    `export const is = (mode: string) => mode === 'demo';`,
    `export const is = (at: { mode: string }) => at.mode !== 'account';`,
    `export const is = (tab: { route: { mode: string } }) => 'demo' === tab.route.mode;`,
    `export function is(mode: string) { switch (mode) { case 'demo': return 1; default: return 2; } }`,
    `export const table: Record<PlatformMode, string> = { demo: 'a', account: 'b' };`,
    `export const config = { mode: 'demo' };`,
  ].flatMap((source, index): Case[] => [
    ['platform-mode', `machines/leads/x${index}.ts`, source],
    ['platform-mode', `app/platform/x${index}.ts`, source],
  ]),

  ['actor-lookup', 'machines/leads/lookup.ts', `export const f = (a) => a.system.get('world');`],
  [
    'send-to-parent',
    'machines/leads/send.ts',
    `import { sendParent } from 'xstate';\nexport const f = sendParent;`,
  ],
  ['effect-wiring', 'app/routes/a.tsx', `useEffect(() => actor.send({ type: 'a' }), [actor]);`],
  [
    'effect-wiring',
    'app/routes/b.tsx',
    `useLayoutEffect(() => { const one = actor.on('a', (b) => c(b)); return () => one.unsubscribe(); });`,
  ],
  ['json-equality', 'app/routes/c.ts', `if (JSON.stringify(a) === b) c();`],
  ['json-equality', 'machines/leads/json.ts', `if (a !== JSON.stringify(b)) c();`],

  ['family-order', 'machines/kit/x.ts', `export * from '../leads/model/index.ts';`],
  [
    'family-order',
    'machines/leads/model/x.ts',
    `import type { X } from '../outbox/x.ts';\nexport type Y = X;`,
  ],
  ['family-order', 'machines/shell/y.ts', `export const load = () => import('../home/homeTab/index.ts');`],
  ['family-order', 'machines/newFamily/x.ts', `export * from '../kit/index.ts';`],
  ['server-layers', 'server/accounts/z.ts', `export * from '../organizations/x.ts';`],
  ['server-layers', 'server/data/db.ts', `import type { X } from '../leads/x.ts';\nexport type Y = X;`],
  ['server-layers', 'server/data/again.ts', `export * from '../organizations/x.ts';`],
  ['server-layers', 'server/feed/later.ts', `export const load = () => import('../routes/x.ts');`],
  ['server-layers', 'server/errors.ts', `export * from './accounts/x.ts';`],
  ['server-layers', 'server/newFolder/x.ts', `export * from '../errors.ts';`],
];

/** What looks similar, and lint accepts. */
const accepted: readonly Case[] = [
  ['no-cycle', 'ui/d/d.ts', `import type { E } from './e.ts';\nexport type D = E;`],
  ['no-cycle', 'ui/d/e.ts', `export type E = 1;\nexport const load = () => import('./d.ts');`],
  ...["'1px solid'", "'-3px'", "'50%'", "'0.15em'", "'11pt'", "''; /* 12px */", "''; // 1rem"].map(
    (value, index): Case => [
      'theme-lengths',
      `ui/components/Y/Y${index}.css.ts`,
      `export const x = ${value};`,
    ],
  ),
  ['theme-lengths', 'ui/components/Y/Y.tsx', 'export const width = (data: number) => `${data}px`;'],
  ['theme-lengths', 'ui/theme/tokens.ts', `export const x = '2rem';`],
  ['platform-mode', 'app/platform/y.ts', `// mode === 'demo'\nexport const config = { mode: 'dark' };`],
  ['platform-mode', 'ui/components/Y/list.ts', `export const is = (mode) => mode === 'multiple';`],
  ['actor-lookup', 'machines/leads/map.ts', `export const f = (known) => known.get('world');`],
  [
    'effect-wiring',
    'app/routes/d.tsx',
    `useEffect(() => focus());\nonPress(() => actor.send({ type: 'a' }));`,
  ],
  ['json-equality', 'app/routes/e.ts', `storage.write(JSON.stringify(a));`],
  [
    'family-order',
    'machines/home/z.ts',
    `export * from '../leads/model/index.ts';\nexport * from './model/x.ts';`,
  ],
  ['server-layers', 'server/routes/x.ts', `export * from '../http/x.ts';\nexport * from '../leads/x.ts';`],
  ['server-layers', 'server/leads/y.ts', `export * from '../accounts/x.ts';\nexport * from '../errors.ts';`],
];

describe('lint', () => {
  let findings: readonly Finding[] = [];
  beforeAll(() => {
    findings = lint(Object.fromEntries([...refused, ...accepted].map(([, path, source]) => [path, source])));
  });
  const found = (rule: string, path: string) =>
    findings.filter(({ code, filename }) => filename.endsWith(path) && code.includes(rule)).length;

  test.each(refused)('%s refuses %s: %s', (rule, path) => {
    expect(found(rule, path)).toBeGreaterThan(0);
  });

  test.each(accepted)('%s accepts %s: %s', (rule, path) => {
    expect(found(rule, path)).toBe(0);
  });
});
