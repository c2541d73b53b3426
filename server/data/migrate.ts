import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './db.ts';

const folder = join(import.meta.dirname, 'migrations');
/** Any number that no other user of the database locks: "vetsync" as letters of a telephone. */
const advisoryLock = 8_387_962;
const namePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

export interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

/** The migrations in their order. */
export function readMigrations(from: string = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => namePattern.test(name))
    .toSorted()
    .map((name) => {
      const statements = readFileSync(join(from, name), 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    });
}

/**
 * Applies what is not applied yet, each in a transaction of its own. Servers that start together wait for each other.
 *
 * @throws when a migration that was applied has changed since, or fails; nothing of the failing one stays.
 */
export async function migrate(sql: Sql, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(${advisoryLock})`;
    await connection`
      create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`;
    const rows = await connection<
      { name: string; checksum: string }[]
    >`select name, checksum from schema_migrations`;
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const done: string[] = [];
    for (const { name, statements, checksum } of migrations) {
      const before = applied.get(name);
      if (before === checksum) continue;
      if (before !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
      await connection.unsafe(
        `begin; ${statements}; insert into schema_migrations (name, checksum) values ('${name}', '${checksum}'); commit`,
      );
      done.push(name);
    }
    return done;
  } catch (error) {
    await connection`rollback`.catch(() => {});
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(${advisoryLock})`.catch(() => {});
    await connection`reset statement_timeout`.catch(() => {});
    connection.release();
  }
}
