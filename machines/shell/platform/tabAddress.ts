import { defaultRole } from '../../account/model/index.ts';
import type { RouteChanged } from './platformChanges.ts';
import type { Role } from '../../account/model/index.ts';
import type { Query } from '../../model/text/index.ts';
import { standaloneOf } from '../model/index.ts';
import type { DemoScreen, TabValue } from '../model/index.ts';

/** Whose tab it is, and its address. */
export interface TabAddress {
  role: Role;
  /** The tabs beside it. */
  tabs: readonly TabValue[];
  /** The demo's own screen that is shown instead of the tab; null: the tab. */
  screen: DemoScreen | null;
  /** Path segments after the tab. */
  detail: readonly string[];
  query: Query;
}

export function tabAddress({ route, role, tabs }: RouteChanged): TabAddress {
  const { screen, detail, query } = route;
  const standalone = standaloneOf(screen);
  return { role: role ?? defaultRole, tabs, screen: standalone, detail, query };
}
