import type { Measured } from '../../scripts/bench.ts';
import { startProduct } from '../app/support/product.ts';
import { pageAudit } from './support/pageAudit.ts';

/** Where people sign in, and where visitors try the platform. */
export async function run(): Promise<Measured[]> {
  const product = await startProduct();
  try {
    return [
      ...(await pageAudit('Sign-in page', `${product.url}/auth`, 'none', 'simulate')),
      ...(await pageAudit('Demo platform', `${product.url}/demo/platform`, 'at most 130 KiB', 'simulate')),
    ];
  } finally {
    await product.stop();
  }
}
