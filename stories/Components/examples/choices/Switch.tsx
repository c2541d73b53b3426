import { Switch } from '@vetsync/ui/components/Switch';

export function Example() {
  return (
    <Switch name="reminders" defaultSelected>
      Remind me the day before
    </Switch>
  );
}
