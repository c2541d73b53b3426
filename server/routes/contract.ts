import type { RouteContract } from '../http/contract.ts';
import { accountContract } from './account.contract.ts';
import { accountMailContract } from './accountMail.contract.ts';
import { adminUsersContract } from './adminUsers.contract.ts';
import { authContract } from './auth.ts';
import { customSolutionsContract } from './customSolutions.ts';
import { devMailContract } from './devMail.ts';
import { docsContract } from './docs.ts';
import { googleContract } from './google.contract.ts';
import { healthContract } from './health.ts';
import { leadsContract } from './leads.contract.ts';
import { profileContract } from './profile.ts';
import { secondFactorContract } from './secondFactor.contract.ts';
import { verificationContract } from './verification.ts';

/** Every call the server answers, but for the pages and files of the site. */
export const contract: readonly RouteContract[] = [
  ...authContract,
  ...accountMailContract,
  ...accountContract,
  ...secondFactorContract,
  ...googleContract,
  ...verificationContract,
  ...profileContract,
  ...adminUsersContract,
  ...leadsContract,
  ...customSolutionsContract,
  ...docsContract,
  ...healthContract,
  ...devMailContract,
];
