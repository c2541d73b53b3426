import type { RouteContract } from '../http/contract.ts';
import { authContract } from './auth.ts';
import { devMailContract } from './devMail.ts';
import { docsContract } from './docs.ts';
import { healthContract } from './health.ts';

/** Every call the server answers, but for the pages and files of the site. */
export const contract: readonly RouteContract[] = [
  ...authContract,
  ...docsContract,
  ...healthContract,
  ...devMailContract,
];
