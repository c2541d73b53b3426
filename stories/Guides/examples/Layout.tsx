import { Card } from '@vetsync/ui/components/Card';
import { Grid } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';

const programs = [
  { name: 'Nursing', school: 'Northgate University' },
  { name: 'Logistics', school: 'Harbor College' },
  { name: 'Welding', school: 'Prairie Trade School' },
];

export function Layout() {
  return (
    <Stack space="large">
      <Inline justify="space-between">
        <Heading level={2}>Saved programs</Heading>
        <LinkButton href="#search" variant="primary">
          Find a program
        </LinkButton>
      </Inline>
      <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="medium">
        {programs.map(({ name, school }) => (
          <Card key={name}>
            <Stack space="small">
              <Heading level={3}>{name}</Heading>
              <Text tone="muted">{school}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
