import type { PortalPhrases } from '@vetsync/machines/exchange/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

/** Names of tabs that only the portal of a signed-in organization has. */
export const portalPhrases = definePhrases('organizationPortal', {
  applications: 'Applications',
  applicationsShort: 'Applied',
  hired: (count: number) => `${count} hired`,
  accepted: (count: number) => `${count} accepted`,
  active: (count: number) => `${count} active`,
  received: (name: string, listing: string) => `${name} applied for ${listing}`,
  offerAccepted: (name: string, listing: string) => `${name} accepted your offer: ${listing}`,
  offerDeclined: (name: string, listing: string) => `${name} declined your offer: ${listing}`,
  updated: (name: string, listing: string) => `${name} updated the application for ${listing}`,
  next: (name: string, listing: string) => `A spot is free. Next in line: ${name}, ${listing}`,
  withdrawn: (name: string, listing: string) => `${name} took back the application for ${listing}`,
  decided: (name: string, listing: string, status: string) => `${name}, ${listing}: ${status}`,
  undone: (name: string, listing: string) => `A decision was undone: ${name}, ${listing}`,
} satisfies PhraseWords<PortalPhrases>);
