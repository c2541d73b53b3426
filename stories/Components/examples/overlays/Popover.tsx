import { Button } from '@vetsync/ui/components/Button';
import { Popover } from '@vetsync/ui/components/Popover';
import { Text } from '@vetsync/ui/components/Text';

export function Example() {
  return (
    <Popover label="How the score is made" trigger={<Button variant="quiet">How is this counted?</Button>}>
      <Text>Each skill that a job asks for counts once.</Text>
    </Popover>
  );
}
