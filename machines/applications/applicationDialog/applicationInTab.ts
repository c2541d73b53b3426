import type { AnyActorLogic } from 'xstate';
import type { TabEmitted, TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { store } from '../../shell/platform/tabRequests.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import { applicantOf, parseStoredApplications, findCurrentApplication } from '../model/index.ts';
import type { ApplicationTarget, StoredApplicationDraft } from '../model/index.ts';
import type { ApplicationDialogParentEvent, WantedApplication } from './applicationDialog.events.ts';
import type { ApplicationDialogInput } from './applicationDialog.machine.ts';

/** What a tab with applications shows. */
export interface ApplicationSamples {
  /** Play how applications are sent. Omitted if a server gets them. */
  paces?: { application: AnyActorLogic; portal: AnyActorLogic };
}

const storageKey = { name: 'applications', kind: 'session' } as const;

/** The application that a tab's URL asks for, or null. */
export function wantedApplication(
  { personId: veteranId, world, route }: Pick<TabInput, 'personId' | 'world' | 'route'>,
  target: ApplicationTarget | null,
): WantedApplication | null {
  if (!target) return null;
  const current = findCurrentApplication(target, { veteranId, world });
  return {
    target,
    currentApplication: current && {
      id: current.id,
      href: ownApplicationHref(current.kind, current.id, tabAddress(route)),
    },
  };
}

/** Input of the dialog that a tab invokes. */
export const applicationInput = (
  tab: TabInput<ApplicationSamples>,
  wanted: WantedApplication | null,
): ApplicationDialogInput => ({
  ...wanted,
  applicant: applicantOf(tab.personId, tab.person),
  profile: tab.person,
  pace: tab.samples.paces?.application ?? null,
  stored: parseStoredApplications(tab.stored(storageKey.name, storageKey.kind)),
  now: tab.now,
  random: tab.random,
});

interface ApplicationInTab<Tab> {
  /** The application that the URL asks for, or null. */
  wantedOf: (tab: Tab) => WantedApplication | null;
  /** The application to open in the dialog. @default wantedOf */
  openOf?: (tab: Tab) => WantedApplication | null;
  /** What closes the dialog in the URL; null if it doesn't name the dialog, because the person has gone back. */
  close: (tab: Tab) => TabEmitted | null;
}

/** How the dialog follows a tab that invokes it, and what its events request. */
export const applicationInTab = <Tab extends TabInput>({
  wantedOf,
  openOf = wantedOf,
  close,
}: ApplicationInTab<Tab>) => ({
  notify: {
    'route.changed': (tab: Tab): ApplicationDialogParentEvent => {
      const wanted = openOf(tab);
      return wanted ? { type: 'dialog.open', ...wanted } : { type: 'dialog.forceClose' };
    },
    // The veteran may have applied in another browser tab.
    'world.changed': (tab: Tab): ApplicationDialogParentEvent => ({
      type: 'currentApplication.changed',
      currentApplication: wantedOf(tab)?.currentApplication ?? null,
    }),
    'person.changed': ({ personId, person }: Tab): ApplicationDialogParentEvent => ({
      type: 'applicant.changed',
      applicant: applicantOf(personId, person),
      profile: person,
    }),
    'command.settled': ({ settled }: Tab): ApplicationDialogParentEvent | null => settled ?? null,
  },
  requests: {
    'dialog.closed': (_: unknown, tab: Tab) => close(tab),
    'drafts.changed': ({ stored }: { stored: readonly StoredApplicationDraft[] }) =>
      store(storageKey, stored),
    'application.sent': null,
  },
});
