import type { AccountSection } from '@vetsync/machines/account/model';
import { lazy, type ComponentType } from 'react';
import type { SectionProps } from './useSection.ts';

/** The parts of the account page, each fetched when it is first shown. */
export const sections: Record<AccountSection, ComponentType<SectionProps>> = {
  profile: lazy(() => import('./profile.tsx')),
  security: lazy(() => import('./security.tsx')),
  devices: lazy(() => import('./devices.tsx')),
  connected: lazy(() => import('./connected.tsx')),
  verification: lazy(() => import('./verification.tsx')),
  delete: lazy(() => import('./delete.tsx')),
};
