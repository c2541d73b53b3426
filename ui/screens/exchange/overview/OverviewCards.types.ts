import type { OrganizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';

// Props of the cards of a dashboard.

export interface OverviewCardsProps extends Pick<OrganizationOverviewView, 'role' | 'intl'> {
  cards: NonNullable<OrganizationOverviewView['cards']>;
}
