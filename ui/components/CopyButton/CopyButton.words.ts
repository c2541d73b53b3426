export const copyButtonWords = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Copy it by hand',
  /** Announced to screen readers. */
  said: {
    copied: 'Copied',
    refused: 'This browser did not let us copy. Select the text and copy it by hand.',
  },
} as const;
