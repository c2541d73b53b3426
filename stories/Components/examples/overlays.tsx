import { Button } from '@vetsync/ui/components/Button';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { HoverCard } from '@vetsync/ui/components/HoverCard';
import { Menu } from '@vetsync/ui/components/Menu';
import { Popover } from '@vetsync/ui/components/Popover';
import { Sheet } from '@vetsync/ui/components/Sheet';
import { Text } from '@vetsync/ui/components/Text';
import { createToastQueue, ToastQueue } from '@vetsync/ui/components/ToastQueue';
import { ToastRegion, type ToastRegionProps } from '@vetsync/ui/components/ToastRegion';
import { Tooltip } from '@vetsync/ui/components/Tooltip';
import Bookmark from 'lucide-react/icons/bookmark';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'home', label: 'Dashboard', href: '/' },
      { id: 'programs', label: 'Programs', keywords: ['schools'], href: '/programs' },
    ],
  },
];

export function CommandPaletteExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette aria-label="Commands" groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export function ConfirmDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Discard the draft</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Discard this draft?"
        tone="critical"
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={close}
        onCancel={close}
      >
        You’ll lose what you wrote.
      </ConfirmDialog>
    </>
  );
}

export function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Dialog isOpen={isOpen} title="Welding" onClose={close} footer={<Button onPress={close}>Close</Button>}>
        <Text>Twelve seats, from January.</Text>
      </Dialog>
    </>
  );
}

export function MenuExample() {
  const [action, setAction] = useState<string>();
  return (
    <Menu
      label={action === 'delete' ? 'Deleted' : 'More actions'}
      items={[
        { id: 'edit', label: 'Edit', icon: Pencil, href: '/edit' },
        { id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical' },
      ]}
      onAction={setAction}
    />
  );
}

export function PopoverExample() {
  return (
    <Popover label="How the score is made" button={{ variant: 'quiet', children: 'How is this counted?' }}>
      <Text>Each skill that a job asks for counts once.</Text>
    </Popover>
  );
}

export function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Notifications</Button>
      <Sheet isOpen={isOpen} title="Notifications" onClose={close}>
        <Text>Nothing new since yesterday.</Text>
      </Sheet>
    </>
  );
}

const toasts = createToastQueue();

export function ToastQueueExample() {
  return (
    <>
      <Button onPress={() => toasts.add({ title: 'Saved', tone: 'positive' })}>Save</Button>
      <ToastQueue queue={toasts} />
    </>
  );
}

export function ToastRegionExample() {
  // In an app with machines, the machine `toasts` keeps them and ends them.
  const [toast, show] = useState<ToastRegionProps['view']['toast']>(null);
  return (
    <>
      <Button onPress={() => show({ id: 1, title: 'Saved', description: null, tone: 'positive' })}>
        Save
      </Button>
      <ToastRegion view={{ toast }} send={({ type }) => type === 'toast.dismiss' && show(null)} />
    </>
  );
}

export function TooltipExample() {
  return (
    <Tooltip trigger={<Button icon={Bookmark} aria-label="Save this job" />}>
      Saved jobs are under Applications
    </Tooltip>
  );
}

export function HoverCardExample() {
  return (
    <HoverCard label="About Dana Fields" link={{ href: '/people/dana', children: 'Dana Fields' }}>
      <Text>Army, 8 years. Mentor for logistics.</Text>
    </HoverCard>
  );
}
