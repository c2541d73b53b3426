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
    because: 'Talk to the person.',
  },
  {
    write: 'Your application is with Lone Prairie Freight.',
    notThis: 'Submission successful!',
    because: 'Say where things stand, and with whom.',
  },
  {
    write: 'We couldn’t reach the server. Check your connection, then try again.',
    notThis: 'Oops! Something went wrong.',
    because: 'Name what happened and the next step.',
  },
  {
    write: 'Please enter a valid email address',
    notThis: 'Invalid input',
    because: 'An error says how to fix it, at its field.',
  },
  {
    write: 'Withdraw your request to Peter Lund',
    notThis: 'Click here',
    because: 'A label says what the link does, even without its context.',
  },
];
const figures: readonly Pair[] = [
  {
    write: '1:30 PM Central Time',
    notThis: '13:30',
    because: 'Always minutes and AM or PM; a time zone if there can be two.',
  },
  {
    write: 'in 3 days, on Tuesday, December 1',
    notThis: '12/1/26',
    because: 'Relative for planning, exact for the calendar.',
  },
  {
    write: '10 mentors found',
    notThis: 'Results',
    because: 'A list shows its count and announces changes.',
  },
];
const respect: readonly Pair[] = [
  {
    write: 'The crisis line stays on this page, whatever you answer.',
    notThis: 'If you are in danger, leave this page.',
    because: 'Help never replaces what the person was doing.',
  },
  {
    write: 'veteran, spouse, service member',
    notThis: 'hero, warrior, troop',
    because: 'Respect needs no flattery.',
  },
  {
    write: 'Sample data. Nobody receives this.',
    notThis: 'Demo',
    because: 'Simulated content says so, in words.',
  },
];

const chapters = { Voice: voice, 'Dates and figures': figures, Respect: respect };

/** Plain words at about an 8th-grade level, second person, always a next step. No apology unless it is our fault. */
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
  lead: 'A person who signed up for early access',
  caseload: 'The people that one staff member works with',
  entitlement: 'Months of a benefit that a person has left',
  MOS: 'Military occupational specialty: a code for a job in the service',
  clearance: 'Access to classified information, and its end date',
  separation: 'The end of active service',
};

/** Terms of the field, the same in code and on screen: one word for each idea. */
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
