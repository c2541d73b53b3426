export const tagsInputWords = {
  /** Name of the list of tags. */
  tags: (label: string) => `${label}: added`,
  /** Announced to screen readers. */
  added: (tags: string) => `Added: ${tags}`,
} as const;
