import { Box } from '@vetsync/ui/components/Box';
import { Card } from '@vetsync/ui/components/Card';
import { Divider } from '@vetsync/ui/components/Divider';
import { FormGrid } from '@vetsync/ui/components/FormGrid';
import { Grid } from '@vetsync/ui/components/Grid';
import { Horizon } from '@vetsync/ui/components/Horizon';
import { Inline } from '@vetsync/ui/components/Inline';
import { NextStep } from '@vetsync/ui/components/NextStep';
import { ScrollArea } from '@vetsync/ui/components/ScrollArea';
import { Section } from '@vetsync/ui/components/Section';
import { Stack } from '@vetsync/ui/components/Stack';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';
import type { RootRow } from './rootRow.ts';

/** Boxes around other components. */
export const layout: readonly RootRow[] = [
  { name: 'Divider', render: (p) => <Divider {...p} /> },
  { name: 'Box', render: (p) => <Box {...p} /> },
  { name: 'Card', render: (p) => <Card {...p}>Text</Card> },
  { name: 'FormGrid', render: (p) => <FormGrid {...p}>Fields</FormGrid> },
  { name: 'Grid', render: (p) => <Grid {...p} columns={2} /> },
  { name: 'Horizon', render: (p) => <Horizon {...p}>Next</Horizon> },
  { name: 'Inline', render: (p) => <Inline {...p} /> },
  { name: 'NextStep', render: (p) => <NextStep {...p} title="Next" /> },
  {
    name: 'ScrollArea',
    render: (p) => (
      <ScrollArea {...p} label="Rooms">
        Text
      </ScrollArea>
    ),
  },
  {
    name: 'Section',
    render: (p) => (
      <Section {...p} title="Rooms">
        Text
      </Section>
    ),
  },
  { name: 'Stack', render: (p) => <Stack {...p} /> },
  { name: 'VisuallyHidden', render: (p) => <VisuallyHidden {...p}>Text</VisuallyHidden> },
];
