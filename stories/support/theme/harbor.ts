import type { ThemeOptions } from '@vetsync/ui/theme/create';

/** An invented second brand, to show themes with. `.storybook/brandSheet.ts` makes its style sheet. */
export const harbor = {
  brand: '#1d5f8a',
  neutral: '#55676e',
  honor: '#c77b30',
  radius: 3,
  font: "Georgia, 'Liberation Serif', serif",
  selector: '[data-brand="harbor"]',
} satisfies ThemeOptions;
