import { Box } from '@vetsync/ui/components/Box';
import type { ComponentType } from 'react';

/** Decorator: limits an account section to the width it has on its page. */
export const inReadingWidth = (Story: ComponentType) => (
  <Box maxWidth="reading">
    <Story />
  </Box>
);
