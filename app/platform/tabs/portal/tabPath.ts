import type { OpenPortalTab } from '@vetsync/machines/exchange/model';
import { shellHref } from '@vetsync/machines/shell/model';

/** The path of a portal's tab, without a query. */
export const tabPath = ({ role, tab }: OpenPortalTab) => shellHref({ role, tab });
