import type { AccountSection } from '@vetsync/machines/account/model';
import { lazy, type ComponentType } from 'react';
import type { SectionProps } from './section.ts';

/** The sections of the account page, each loaded when it is first rendered. */
export const sections: Record<AccountSection, ComponentType<SectionProps>> = {
  profile: lazy(() => import('./profile.tsx')),
  security: lazy(() => import('./security.tsx')),
  devices: lazy(() => import('./devices.tsx')),
  notifications: lazy(() => import('./notifications.tsx')),
  calendar: lazy(() => import('./calendar.tsx')),
  connected: lazy(() => import('./connected.tsx')),
  verification: lazy(() => import('./verification.tsx')),
  candidacy: lazy(() => import('./candidacy.tsx')),
  access: lazy(() => import('./access.tsx')),
  organizations: lazy(() => import('./organizations.tsx')),
  delete: lazy(() => import('./delete.tsx')),
};
