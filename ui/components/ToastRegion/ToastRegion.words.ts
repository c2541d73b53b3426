export const toastRegionWords = {
  region: 'Messages',
  dismiss: 'Dismiss message',
} as const;
