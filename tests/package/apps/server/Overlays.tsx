import { Button } from '@vetsync/ui/components/Button';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Menu } from '@vetsync/ui/components/Menu';
import { Popover } from '@vetsync/ui/components/Popover';
import { Select } from '@vetsync/ui/components/Select';
import { Sheet } from '@vetsync/ui/components/Sheet';
import { Text } from '@vetsync/ui/components/Text';
import { Tooltip } from '@vetsync/ui/components/Tooltip';
import type { ReactElement } from 'react';

const nothing = () => {};

/** Everything that can be open, already open when the server renders it. */
export const overlays: Readonly<Record<string, ReactElement>> = {
  dialog: (
    <Dialog title="Open at once" onClose={nothing}>
      <Text>Shown</Text>
    </Dialog>
  ),
  alertdialog: (
    <ConfirmDialog
      title="Open at once"
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
  sheet: (
    <Sheet title="Open at once" onClose={nothing}>
      <Text>Shown</Text>
    </Sheet>
  ),
  popover: (
    <Popover label="Open at once" defaultOpen button={{ children: 'More' }}>
      <Text>Shown</Text>
    </Popover>
  ),
  menu: <Menu label="Open at once" defaultOpen items={[{ id: 'one', label: 'Shown' }]} />,
  select: <Select label="Open at once" defaultOpen options={[{ value: 'one', label: 'Shown' }]} />,
  tooltip: (
    <Tooltip defaultOpen trigger={<Button>More</Button>}>
      Shown
    </Tooltip>
  ),
};

/** The page at `/overlays/{name}`. */
export function Overlays({ path }: { path: string }) {
  return (
    <main>
      <h1>Overlays</h1>
      {overlays[path.split('/').at(-1) ?? '']}
    </main>
  );
}
