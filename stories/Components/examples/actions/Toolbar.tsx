import { Button } from '@vetsync/ui/components/Button';
import { Toolbar, ToolbarSeparator } from '@vetsync/ui/components/Toolbar';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';

export function Example() {
  return (
    <Toolbar aria-label="Resume">
      <Button icon={Printer}>Print</Button>
      <Button icon={Download}>Download</Button>
      <ToolbarSeparator />
      <Button variant="quiet">Share</Button>
    </Toolbar>
  );
}
