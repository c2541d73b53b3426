import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql, TransactionSql } from './db.ts';

const folder = join(import.meta.dirname, 'migrations');
const namePattern = /^\d{4}_[a-z0-9_]+\.sql$/;
/** An arbitrary lock id that nothing else in the database uses. */
const advisoryLock = 8_387_962;

export interface Migration {
  name: string;
  statements: string;
  checksum: string;
}

/** The migrations in order. */
export function readMigrations(from: string = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => namePattern.test(name))
    .toSorted()
    .map((name) => {
      const statements = readFileSync(join(from, name), 'utf8');
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
    });
}

/** A transaction that excludes other servers' migrations. */
const alone = <Result>(sql: Sql, work: (tx: TransactionSql) => Promise<Result>) =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${advisoryLock})`;
    return work(tx);
  });

/** Returns whether this call applied it. */
async function apply(tx: TransactionSql, { name, statements, checksum }: Migration): Promise<boolean> {
  const [before] = await tx<{ checksum: string }[]>`
    select checksum from schema_migrations where name = ${name}`;
  if (before && before.checksum !== checksum) {
    throw new Error(`Migration ${name} was changed after it had been applied.`);
  }
  if (before) return false;
  await tx.unsafe(statements);
  await tx`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
  return true;
}

/**
 * Applies the missing migrations, each in its own transaction. Servers that start at the same time wait for each other.
 *
 * @returns The names of the newly applied ones.
 * @throws if an applied migration has changed or a new one fails. A failing one is rolled back.
 */
export async function migrate(sql: Sql, migrations: Migration[] = readMigrations()): Promise<string[]> {
  await alone(
    sql,
    (tx) => tx`
      create table if not exists schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`,
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await alone(sql, (tx) => apply(tx, migration))) applied.push(migration.name);
  }
  return applied;
}

/** Whether every migration of this build is applied. */
export async function isMigrated(sql: Sql, migrations: Migration[] = readMigrations()): Promise<boolean> {
  const rows = await sql<{ name: string }[]>`select name from schema_migrations`;
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
