import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type { PortalSamples } from '../../model/world/index.ts';

/** What a tab of the demo's organizations knows. */
export interface PortalTabContext<Records> extends TabInput<PortalSamples<Records>> {
  /** When the tab was opened, in epoch milliseconds. */
  openedAt: number;
  /** The organization's records, dated from then. */
  records: Records;
}

export function portalTabContext<Records>(
  input: TabInput<PortalSamples<Records>>,
): PortalTabContext<Records> {
  const openedAt = input.now();
  return { ...input, openedAt, records: input.samples.records(openedAt) };
}
