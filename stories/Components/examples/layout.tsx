import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Card } from '@vetsync/ui/components/Card';
import { Divider } from '@vetsync/ui/components/Divider';
import { FormGrid, FormGridRow } from '@vetsync/ui/components/FormGrid';
import { Grid } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Horizon } from '@vetsync/ui/components/Horizon';
import { Inline } from '@vetsync/ui/components/Inline';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { NextStep } from '@vetsync/ui/components/NextStep';
import { ScrollArea } from '@vetsync/ui/components/ScrollArea';
import { Section } from '@vetsync/ui/components/Section';
import { Stack } from '@vetsync/ui/components/Stack';
import { StatCard } from '@vetsync/ui/components/StatCard';
import { Text } from '@vetsync/ui/components/Text';
import { TextField } from '@vetsync/ui/components/TextField';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';

export function BoxExample() {
  return (
    <Box padding="medium" background="sunken">
      Content with space and color from the theme
    </Box>
  );
}

export function CardExample() {
  return (
    <Card as="section" aria-labelledby="contact">
      <Heading level={2} id="contact">
        Contact
      </Heading>
      <Text>Call 555-0100 on weekdays.</Text>
    </Card>
  );
}

export function FormGridExample() {
  return (
    <FormGrid>
      <TextField label="First name" name="firstName" />
      <TextField label="Last name" name="lastName" />
      <FormGridRow>
        <TextField label="Address" name="address" />
      </FormGridRow>
    </FormGrid>
  );
}

export function ScrollAreaExample() {
  return (
    <ScrollArea label="Terms of use" maxHeight="small">
      <Text>What you agree to, in plain words.</Text>
    </ScrollArea>
  );
}

export function GridExample() {
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="medium">
      <StatCard label="Open" figure="12" />
      <StatCard label="Accepted" figure="5" />
    </Grid>
  );
}

export function HorizonExample() {
  return (
    <Horizon as="section" aria-labelledby="next">
      <Heading level={2} id="next">
        Finish your profile
      </Heading>
      <LinkButton href="/profile" variant="primary">
        Continue
      </LinkButton>
    </Horizon>
  );
}

export function InlineExample() {
  return (
    <Inline space="small" justify="space-between">
      <Text>3 programs</Text>
      <Button size="small">Clear filters</Button>
    </Inline>
  );
}

export function NextStepExample() {
  return (
    <NextStep
      title="Resume workshop"
      when="Tomorrow at 10:00 AM"
      action={
        <LinkButton href="/events/1" variant="primary">
          See the place
        </LinkButton>
      }
    >
      Bring your service record.
    </NextStep>
  );
}

export function SectionExample() {
  return (
    <Section title="Upcoming" action={<LinkButton href="/events">All events</LinkButton>}>
      <Text>Resume workshop, Friday at 10:00 AM</Text>
    </Section>
  );
}

export function StackExample() {
  return (
    <Stack space="medium">
      <Heading level={2}>Your next steps</Heading>
      <Text>Send your transcript, then choose a program.</Text>
    </Stack>
  );
}

export function VisuallyHiddenExample() {
  return (
    <a href="/programs/welding">
      Details
      <VisuallyHidden> of the welding program</VisuallyHidden>
    </a>
  );
}

export function DividerExample() {
  return (
    <Stack space="small">
      <Text>Sent by you</Text>
      <Divider />
      <Text>Sent to you</Text>
    </Stack>
  );
}
