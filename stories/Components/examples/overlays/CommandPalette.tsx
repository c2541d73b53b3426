import { Button } from '@vetsync/ui/components/Button';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
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

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette aria-label="Commands" groups={groups} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
