import type { PortalPlace } from '@vetsync/machines/exchange/model';
import { shellHref } from '@vetsync/machines/shell/model';

/** The path of a portal's tab, without a query. */
export const tabPath = ({ role, tab }: PortalPlace) => shellHref({ mode: 'account', role, tab });
