import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { isMigrated, migrate, readMigrations } from '../../../server/data/migrate.ts';
import type { Migration } from '../../../server/data/migrate.ts';
import { newDatabase } from '../harness.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let sql: Sql;

beforeEach(async () => {
  database = await newDatabase(inject('postgresUrl'));
  sql = connect(database.url);
});
afterEach(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

const step = (name: string, statements: string): Migration => ({ name, statements, checksum: statements });
const first = step('0001_a.sql', 'create table a (n int); insert into a values (1)');
const second = step('0002_b.sql', 'alter table a add m int; insert into a values (2, 2)');
const rows = () => sql<{ n: number }[]>`select n from a order by n`;

describe('migrations', () => {
  test('run once each, in order', async () => {
    expect(await migrate(sql, [first])).toEqual(['0001_a.sql']);
    expect(await isMigrated(sql, [first, second])).toBe(false);
    expect(await migrate(sql, [first, second])).toEqual(['0002_b.sql']);
    expect(await migrate(sql, [first, second])).toEqual([]);
    expect(await isMigrated(sql, [first, second])).toBe(true);
    expect(await rows()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('run once if many servers start together', async () => {
    const servers = Array.from({ length: 8 }, () => connect(database.url, { max: 2 }));
    const applied = await Promise.all(servers.map((server) => migrate(server, [first, second])));
    expect(applied.flat().toSorted()).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(await rows()).toEqual([{ n: 1 }, { n: 2 }]);
    await Promise.all(servers.map((server) => server.end()));
  });

  test('roll back a failing one and keep those before it', async () => {
    const broken = step('0002_b.sql', 'insert into a values (9); select 1/0');
    await expect(migrate(sql, [first, broken])).rejects.toThrow('division by zero');
    expect(await rows()).toEqual([{ n: 1 }]);
    expect(await isMigrated(sql, [first, broken])).toBe(false);
    expect(await migrate(sql, [first, second])).toEqual(['0002_b.sql']);
  });

  test('are rejected if one has changed since it was applied', async () => {
    await migrate(sql, [first]);
    const changed = { ...first, checksum: 'another' };
    await expect(migrate(sql, [changed, second])).rejects.toThrow('0001_a.sql was changed');
    expect(await isMigrated(sql, [first, second])).toBe(false);
  });

  test('of the product apply to an empty database', async () => {
    const all = readMigrations();
    expect(all.length).toBeGreaterThan(0);
    expect(await migrate(sql)).toEqual(all.map(({ name }) => name));
    expect(await isMigrated(sql)).toBe(true);
  });
});
