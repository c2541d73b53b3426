/** The names of two thumbs, which screen readers combine with the label. */
export const sliderWords = { start: 'Minimum', end: 'Maximum' } as const;
