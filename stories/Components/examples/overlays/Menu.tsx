import { Menu } from '@vetsync/ui/components/Menu';
import { useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';

export function Example() {
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
