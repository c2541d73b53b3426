export const sentListWords = {
  sent: (when: string) => `Sent ${when}`,
} as const;
