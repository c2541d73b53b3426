export const adminNavWords = {
  label: 'Administration',
  pages: { leads: 'Leads', requests: 'Requests', dashboard: 'Dashboard' },
} as const;
