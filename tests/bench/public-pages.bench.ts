import type { Measured } from '../../scripts/bench.ts';
import { addSamples } from '../../server/cli/sampleData/addSamples.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { startProduct } from '../app/support/product.ts';
import { pageAudit } from './support/pageAudit.ts';

/** The pages that everyone can read, with the samples. */
export async function run(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    const job = await product.database(async (sql) => {
      await addSamples(sql, systemClock, readConfig({}));
      const [row] = await sql<{ id: string }[]>`
        select id from published_listings where kind = 'job' order by published_at desc, id desc limit 1`;
      return row!.id;
    });
    return [
      ...(await pageAudit('Page of a job', `${product.url}/listings/${job}`, 'none')),
      ...(await pageAudit('Page of an organization', `${product.url}/o/tidewater-ship-repair`, 'none')),
    ];
  } finally {
    await product.stop();
  }
}
