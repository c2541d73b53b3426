import { Button } from '@vetsync/ui/components/Button';
import { Tooltip } from '@vetsync/ui/components/Tooltip';
import Bookmark from 'lucide-react/icons/bookmark';

export function Example() {
  return (
    <Tooltip trigger={<Button icon={Bookmark} aria-label="Save this job" />}>
      Saved jobs are under Applications
    </Tooltip>
  );
}
