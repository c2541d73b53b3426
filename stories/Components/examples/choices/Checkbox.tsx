import { Checkbox } from '@vetsync/ui/components/Checkbox';

export function Example() {
  return (
    <Checkbox name="updates" defaultSelected help="About once a month.">
      Send me updates
    </Checkbox>
  );
}
