import { ActionLink } from '@vetsync/ui/components/ActionLink';
import CalendarPlus from 'lucide-react/icons/calendar-plus';

export function Example() {
  return (
    <ActionLink
      href="/appointments/new"
      icon={CalendarPlus}
      label="Book an appointment"
      note="With your care team"
    />
  );
}
