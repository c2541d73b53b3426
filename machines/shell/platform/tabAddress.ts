import { defaultRole } from '../../account/model/index.ts';
import type { RouteChanged } from './platformChanges.ts';
import type { Role } from '../../account/model/index.ts';
import type { Query } from '../../model/text/index.ts';
import { standaloneOf } from '../model/index.ts';
import type { DemoScreen, PlatformMode } from '../model/index.ts';

/** The platform and role of a tab, and its URL. */
export interface TabAddress {
  mode: PlatformMode;
  role: Role;
  /** The demo's own screen that is shown instead of the tab; null: the tab. */
  screen: DemoScreen | null;
  /** Path segments after the tab. */
  detail: readonly string[];
  query: Query;
}

export function tabAddress({ route, role }: RouteChanged): TabAddress {
  const { mode, screen, detail, query } = route;
  const standalone = standaloneOf(screen);
  return { mode, role: role ?? defaultRole, screen: standalone, detail, query };
}
