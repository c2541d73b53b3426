import { Button } from '@vetsync/ui/components/Button';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { HoverCard } from '@vetsync/ui/components/HoverCard';
import { Menu } from '@vetsync/ui/components/Menu';
import { Popover } from '@vetsync/ui/components/Popover';
import { Sheet } from '@vetsync/ui/components/Sheet';
import { createToastQueue, ToastQueue } from '@vetsync/ui/components/ToastQueue';
import { ToastRegion } from '@vetsync/ui/components/ToastRegion';
import { Tooltip } from '@vetsync/ui/components/Tooltip';
import { nothing, type RootRow } from './rootRow.ts';

/** What opens above the page. */
export const overlays: readonly RootRow[] = [
  {
    name: 'CommandPalette',
    render: (p) => <CommandPalette {...p} isOpen aria-label="Commands" groups={[]} />,
  },
  {
    name: 'ConfirmDialog',
    render: (p) => (
      <ConfirmDialog
        {...p}
        title="Discard?"
        confirmLabel="Discard"
        cancelLabel="Back"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
  { name: 'Dialog', render: (p) => <Dialog {...p} title="Details" /> },
  { name: 'Menu', render: (p) => <Menu {...p} label="More" items={[{ id: 'edit', label: 'Edit' }]} /> },
  {
    name: 'Popover',
    render: (p) => (
      <Popover {...p} isOpen label="Details" button={{ children: 'Open' }}>
        Text
      </Popover>
    ),
  },
  { name: 'Sheet', render: (p) => <Sheet {...p} title="Details" /> },
  { name: 'ToastQueue', render: (p) => <ToastQueue {...p} queue={createToastQueue()} /> },
  { name: 'ToastRegion', render: (p) => <ToastRegion {...p} view={{ toast: null }} send={nothing} /> },
  {
    name: 'Tooltip',
    render: (p) => (
      <Tooltip {...p} isOpen trigger={<Button>Add</Button>}>
        Text
      </Tooltip>
    ),
  },
  {
    name: 'HoverCard',
    render: (p) => (
      <HoverCard {...p} isOpen label="Details" link={{ href: '#', children: 'Open' }}>
        Text
      </HoverCard>
    ),
  },
];
