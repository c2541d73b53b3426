export const adminNavWords = {
  label: 'Administration',
  places: { leads: 'Leads', requests: 'Requests', dashboard: 'Dashboard' },
} as const;
