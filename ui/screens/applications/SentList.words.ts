export const sentListWords = {
  sent: (when: string) => `Sent ${when}`,
  /** In the demo, each application has an ID that people read out. */
  sentWithId: (when: string, id: string) => `Sent ${when}, ID ${id}`,
} as const;
