import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { uuidSchema } from '../../machines/system/model/uuidSchema.ts';
import { contract } from '../../server/routes/routes.ts';
import { root } from './support/stories.ts';

const home = 'machines/system/model/uuidSchema.ts';
const sources = globSync('{server,machines,app,ui}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

describe('ids', () => {
  test('have one schema', () => {
    expect(sources.length).toBeGreaterThan(500);
    const others = sources.filter((path) =>
      /\bz\s*\.\s*(uuid(v\d)?|guid)\b/.test(readFileSync(resolve(root, path), 'utf8')),
    );
    expect(others).toEqual([home]);
  });

  test('in capitals mean the same', () => {
    const id = '0199f1a2-b3c4-7d5e-8f90-a1b2c3d4e5f6';
    expect([id, id.toUpperCase()].map((text) => uuidSchema.parse(text))).toEqual([id, id]);
    expect(uuidSchema.parse('F'.repeat(8) + '-FFFF'.repeat(3) + '-' + 'F'.repeat(12))).toMatch(/^[f-]+$/);
    for (const text of ['', 'x', id.slice(1), `${id} `, `{${id}}`, id.replaceAll('-', '')])
      expect(uuidSchema.safeParse(text).success, text).toBe(false);
  });

  /** What identifies something by another text: a slug as well, the code of an occupation or a school, and the secret of a challenge or a calendar. */
  const opaque = [
    'get /api/civilian-occupations/{onet}',
    'get /api/occupations/{branch}/{code}',
    'get /api/organizations/{id}',
    'get /api/schools/{id}',
    'get /calendar/{file}',
    'post /api/auth/mfa/challenges/{id}/verify',
    'post /api/occupations/{branch}/{code}/wrong-links',
  ];

  test('of every path are read by it', () => {
    const named = contract.filter(({ path }) => path.includes('{'));
    expect(named.length).toBeGreaterThan(20);
    const other = named.filter(({ path, params }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const shape = (params as { shape?: Record<string, ZodMiniType> } | undefined)?.shape ?? {};
      return names.some((name) => shape[name] !== uuidSchema);
    });
    expect(other.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(opaque);
  });
});
