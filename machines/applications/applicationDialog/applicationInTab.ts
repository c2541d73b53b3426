import { deliveryOf } from '../../shell/model/index.ts';
import type { StoreRequest, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { applicantOf, parsePersistedApplications } from '../model/index.ts';
import type { ApplicationTarget, PersistedApplicationDraft } from '../model/index.ts';
import type { ApplicationDialogParentEvent } from './applicationDialog.events.ts';
import type { ApplicationDialogInput } from './applicationDialog.machine.ts';

const stored = { name: 'applications', kind: 'session' } as const;

/** What a tab gives the dialog that it invokes. */
export const applicationInput = (
  tab: TabInput,
  target: ApplicationTarget | null,
): ApplicationDialogInput => ({
  target,
  applicant: applicantOf(tab.personId, tab.person),
  delivery: deliveryOf(tab.route.route.mode),
  persisted: parsePersistedApplications(tab.stored(stored.name, stored.kind)),
  now: tab.now,
  random: tab.random,
});

/** Tells the dialog what the URL names to be applied for; null: nothing. */
export const applicationEvent = (target: ApplicationTarget | null): ApplicationDialogParentEvent =>
  target ? { type: 'dialog.open', target } : { type: 'dialog.shut' };

export const storeApplications = (persisted: readonly PersistedApplicationDraft[]): StoreRequest => ({
  type: 'page.store',
  ...stored,
  text: JSON.stringify(persisted),
});
