import { Card } from '@vetsync/ui/components/Card';
import type { ComponentType } from 'react';

/** Decorator: as most charts stand, in a card. */
export const inCard = (Story: ComponentType) => (
  <Card>
    <Story />
  </Card>
);
