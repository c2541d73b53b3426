import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@vetsync/ui/components/Grid';
import { Card } from '@vetsync/ui/components/Card';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { Pairs, type Pair } from '../support/Pairs.tsx';

const meta = { title: 'Foundations/Content style' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const voice: readonly Pair[] = [
  {
    write: 'You can change this at any time.',
    notThis: 'Users may modify this setting.',
    because: 'We speak with a person.',
  },
  {
    write: 'Your application is with Lone Prairie Freight.',
    notThis: 'Submission successful!',
    because: 'Say what is so now, and with whom.',
  },
  {
    write: 'We could not reach the server. Check your connection, then try again.',
    notThis: 'Oops! Something went wrong.',
    because: 'Name what happened and the next step.',
  },
  {
    write: 'Please enter a valid email address',
    notThis: 'Invalid input',
    because: 'An error says what to do, at its field.',
  },
  {
    write: 'Withdraw your request to Peter Lund',
    notThis: 'Click here',
    because: 'A name says what a press does, also to who hears it alone.',
  },
];
const figures: readonly Pair[] = [
  {
    write: '1:30 PM Central Time',
    notThis: '13:30',
    because: 'Minutes and AM or PM always; a zone where two may differ.',
  },
  {
    write: 'in 3 days, on Tuesday, December 1',
    notThis: '12/1/26',
    because: 'Relative to plan by, exact to rely on.',
  },
  {
    write: '10 mentors found',
    notThis: 'Results',
    because: 'A list says how many it has, and is heard when that changes.',
  },
];
const respect: readonly Pair[] = [
  {
    write: 'The crisis line stays on this page, whatever you answer.',
    notThis: 'If you are in danger, leave this page.',
    because: 'Help never takes the place of what one was doing.',
  },
  {
    write: 'veteran, spouse, service member',
    notThis: 'hero, warrior, troop',
    because: 'An institution that respects its people does not flatter them.',
  },
  {
    write: 'Sample data. Nobody receives this.',
    notThis: 'Demo',
    because: 'What is simulated says so, in words.',
  },
];

const chapters = { Voice: voice, 'Dates and figures': figures, Respect: respect };

/** Plain words at about the eighth grade, second person, always a next step. No apology unless we caused it. */
export const Pages: Story = {
  render: () => (
    <Stack space="xlarge">
      {Object.entries(chapters).map(([title, pairs]) => (
        <Stack key={title} space="small">
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Pairs pairs={pairs} />
        </Stack>
      ))}
    </Stack>
  ),
};

const terms: Record<string, string> = {
  lead: 'Somebody who left an address before the platform opened',
  caseload: 'The people one member of staff looks after',
  entitlement: 'Months of a benefit that are left to a person',
  MOS: 'Military occupational specialty: what one did in service, as a code',
  clearance: 'What one may be told, and until when',
  separation: 'The day of leaving service',
};

/** The words of the field, in code as on screen: one word for each idea. */
export const Terms: Story = {
  render: () => (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }}>
      {Object.entries(terms).map(([term, meaning]) => (
        <Card key={term}>
          <Text weight="strong">{term}</Text>
          <Text size="small" tone="muted">
            {meaning}
          </Text>
        </Card>
      ))}
    </Grid>
  ),
};
