import type { Measured } from '../../scripts/bench.ts';
import { startProduct } from '../app/support/product.ts';
import { pageAudit } from './support/pageAudit.ts';

export async function run(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    return await pageAudit('Landing page', `${product.url}/`, 'at most 80 KiB');
  } finally {
    await product.stop();
  }
}
