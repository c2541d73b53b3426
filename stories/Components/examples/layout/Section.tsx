import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Section } from '@vetsync/ui/components/Section';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Section title="Upcoming" action={<LinkButton href="/events">All events</LinkButton>}>
      <Text>Resume workshop, Friday at 10:00 AM</Text>
    </Section>
  );
}
