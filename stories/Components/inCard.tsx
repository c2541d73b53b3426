import { Card } from '@vetsync/ui/components/Card';
import type { ComponentType } from 'react';

/** Decorator: puts a chart in a card, where most charts are. */
export const inCard = (Story: ComponentType) => (
  <Card>
    <Story />
  </Card>
);
