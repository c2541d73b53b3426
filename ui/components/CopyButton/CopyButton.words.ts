export const copyButtonWords = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy it by hand',
  /** Announced to screen readers. */
  announcements: {
    copied: 'Copied',
    failed: 'This browser didn’t let us copy. Select the text and copy it by hand.',
  },
} as const;
