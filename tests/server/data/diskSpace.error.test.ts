import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDiskSpaceCheck } from '../../../server/data/diskSpace.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Makes the probe fail with an error of PostgreSQL. Returns a function that restores it. */
async function probeFailsWith(sqlState: string): Promise<() => Promise<unknown>> {
  const [row] = await server.sql<{ definition: string }[]>`
    select pg_get_functiondef('write_probe()'::regprocedure) as definition`;
  await server.sql.unsafe(`
    create or replace function write_probe() returns bigint language plpgsql as
    $$ begin raise exception 'could not write to file' using errcode = '${sqlState}'; end $$`);
  return () => server.sql.unsafe(row!.definition);
}

test("a server is not ready while its database's disk is full, and ready again afterwards", async () => {
  expect((await server.request('/readyz')).status).toBe(200);
  const restore = await probeFailsWith('53100');
  const ready = async () => (await server.request('/readyz')).status;
  await expect.poll(ready, { timeout: 60_000 }).toBe(503);
  const answer = await server.request('/readyz');
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.json()).toMatchObject({ code: 'disk_full' });
  expect((await server.request('/healthz')).status).toBe(200);
  await restore();
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
});

test('the probe writes data, so a limit on temporary files makes it fail', async () => {
  await server.sql.begin(async (tx) => {
    await tx`set local temp_file_limit = '64MB'`;
    expect(await tx`select write_probe() > 0 as wrote`).toEqual([{ wrote: true }]);
  });
  await expect(
    server.sql.begin(async (tx) => {
      await tx`set local temp_file_limit = '512kB'`;
      await tx`select write_probe()`;
    }),
  ).rejects.toMatchObject({ code: '53400' });
});

test('checks are cached for a while and repeated right after an outage', async () => {
  let now = 0;
  let looks = 0;
  let outcome: { code: string } | null = null;
  const sql = (async () => {
    looks += 1;
    if (outcome) throw Object.assign(new Error('refused'), outcome);
    return [];
  }) as never;
  const hasSpace = createDiskSpaceCheck(sql, () => now);
  expect(await Promise.all(Array.from({ length: 50 }, () => hasSpace()))).toEqual(Array(50).fill(true));
  now = 1_999;
  await hasSpace();
  expect(looks).toBe(1);
  now = 2_000;
  outcome = { code: '53100' };
  expect(await hasSpace()).toBe(false);
  now = 4_000;
  outcome = { code: '53400' };
  expect(await hasSpace()).toBe(true);
  now = 6_000;
  outcome = { code: 'ECONNREFUSED' };
  await expect(hasSpace()).rejects.toThrow('refused');
  outcome = null;
  expect(await hasSpace()).toBe(true);
  expect(looks).toBe(5);
});
