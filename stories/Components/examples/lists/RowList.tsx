import { Badge } from '@vetsync/ui/components/Badge';
import { Row, RowList } from '@vetsync/ui/components/RowList';

export function Example() {
  return (
    <RowList>
      <Row
        title="Resume workshop"
        href="/events/1"
        detail="Friday, November 27 at 10:00 AM"
        state={<Badge>Joined</Badge>}
      />
      <Row title="Job fair" href="/events/2" detail="Saturday, December 5 at 9:00 AM" />
    </RowList>
  );
}
