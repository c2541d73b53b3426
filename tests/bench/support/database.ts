import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../../server/data/db.ts';
import { openEmbedded } from '../../../server/data/embedded/index.ts';
import { migrate } from '../../../server/data/migrate.ts';

/** A migrated PostgreSQL with fsync as in production, in a temporary folder that is deleted afterwards. */
export async function benchDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-bench-'));
  chmodSync(folder, 0o711);
  const embedded = await openEmbedded(folder, { serverUrl: null });
  const sql = connect(embedded.url, { statementTimeout: 0 });
  await migrate(sql);
  return {
    url: embedded.url,
    sql,
    /** Adds leads as in a typical year, one every few seconds, and runs the background work. */
    async fill(count: number): Promise<void> {
      await sql`
        insert into leads (name, email, veteran_status, organization, interest, source, created_at)
        select (array['James','Maria','Robert','Linda','José','Keisha','Wei','Omar'])[n % 8 + 1] || ' '
            || (array['Smith','Nguyen','García','Johnson','Brown'])[n % 5 + 1] || ' ' || n,
          'person' || n || '@example' || n % 97 || '.org',
          (array['veteran','active_duty','family',null])[n % 4 + 1],
          case when n % 3 = 0 then 'Organization ' || n % 1000 end,
          'I would like to hear more about education and "career" benefits',
          (array['marketing_modal','footer_join_free','footer_request_demo','technical_review'])[n % 4 + 1],
          now() - (${count}::int - n) * (interval '365 days' / ${count}::int)
        from generate_series(1, ${count}::int) n`;
    },
    async close() {
      await sql.end({ timeout: 1 });
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type BenchDatabase = Awaited<ReturnType<typeof benchDatabase>>;
