import { deliveryOf } from '../../shell/model/index.ts';
import type { StoreRequest, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { applicantOf, parsePersistedApplications, findCurrentApplication } from '../model/index.ts';
import type {
  ApplicationTarget,
  EarlierCollegeApplication,
  PersistedApplicationDraft,
} from '../model/index.ts';
import type { ApplicationDialogParentEvent, WantedApplication } from './applicationDialog.events.ts';
import type { ApplicationDialogInput } from './applicationDialog.machine.ts';

const storageKey = { name: 'applications', kind: 'session' } as const;

/**
 * The application that a tab's URL asks for, or null.
 *
 * @param href URL where the veteran finds an application that they already sent.
 * @param earlier the veteran's applications from outside the world.
 */
export function wantedApplication(
  { personId: veteranId, world }: Pick<TabInput, 'personId' | 'world'>,
  target: ApplicationTarget | null,
  href: string,
  earlier?: readonly EarlierCollegeApplication[],
): WantedApplication | null {
  if (!target) return null;
  const currentApplication = findCurrentApplication(target, {
    veteranId,
    world,
    ...(earlier && { earlier }),
  });
  return { target, currentApplication: currentApplication && { id: currentApplication.id, href } };
}

/** Input of the dialog that a tab invokes. */
export const applicationInput = (
  tab: TabInput,
  wanted: WantedApplication | null,
): ApplicationDialogInput => ({
  ...wanted,
  applicant: applicantOf(tab.personId, tab.person),
  delivery: deliveryOf(tab.route.route.mode),
  persisted: parsePersistedApplications(tab.stored(storageKey.name, storageKey.kind)),
  now: tab.now,
  random: tab.random,
});

/** Opens the dialog for the application that the URL asks for, or closes it. */
export const applicationEvent = (wanted: WantedApplication | null): ApplicationDialogParentEvent =>
  wanted ? { type: 'dialog.open', ...wanted } : { type: 'dialog.forceClose' };

/** The world has changed, and with it perhaps whether the veteran has already applied. */
export const currentApplicationEvent = (wanted: WantedApplication | null): ApplicationDialogParentEvent => ({
  type: 'currentApplication.changed',
  currentApplication: wanted?.currentApplication ?? null,
});

export const storeApplications = (persisted: readonly PersistedApplicationDraft[]): StoreRequest => ({
  type: 'page.store',
  ...storageKey,
  text: JSON.stringify(persisted),
});
