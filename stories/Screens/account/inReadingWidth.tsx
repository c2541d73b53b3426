import { Box } from '@vetsync/ui/components/Box';
import type { ComponentType } from 'react';

/** Decorator: a section of the account as wide as its page lets it be. */
export const inReadingWidth = (Story: ComponentType) => (
  <Box maxWidth="reading">
    <Story />
  </Box>
);
