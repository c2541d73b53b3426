export const syncStatusWords = {
  saving: 'Saving…',
  unsent: (count: number) =>
    count === 1
      ? '1 change isn’t sent yet. We keep trying.'
      : `${count} changes aren’t sent yet. We keep trying.`,
  behind: (when: string) => `Not connected. Last updated ${when}.`,
  behindUnknown: 'Not connected. What you see may be out of date.',
} as const;
