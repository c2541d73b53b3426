import { ActionLink } from '@vetsync/ui/components/ActionLink';
import { ActionBar } from '@vetsync/ui/components/ActionBar';
import { Button } from '@vetsync/ui/components/Button';
import { CopyButton } from '@vetsync/ui/components/CopyButton';
import { Link } from '@vetsync/ui/components/Link';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { SkipLink } from '@vetsync/ui/components/SkipLink';
import { Toolbar } from '@vetsync/ui/components/Toolbar';
import Plus from 'lucide-react/icons/plus';
import { nothing, type RootRow } from './rootRow.ts';

/** What people press, and what groups it. */
export const actions: readonly RootRow[] = [
  { name: 'ActionLink', render: (p) => <ActionLink {...p} href="#" icon={Plus} label="Add" note="A row" /> },
  { name: 'Button', render: (p) => <Button {...p}>Add</Button> },
  { name: 'CopyButton', render: (p) => <CopyButton {...p} text="Text" /> },
  {
    name: 'Link',
    render: (p) => (
      <Link {...p} href="#">
        Open
      </Link>
    ),
  },
  {
    name: 'LinkButton',
    render: (p) => (
      <LinkButton {...p} href="#">
        Open
      </LinkButton>
    ),
  },
  { name: 'SkipLink', render: (p) => <SkipLink {...p} /> },
  {
    name: 'Toolbar',
    render: (p) => (
      <Toolbar {...p} aria-label="Actions">
        <Button>Add</Button>
      </Toolbar>
    ),
  },
  {
    name: 'ActionBar',
    render: (p) => <ActionBar {...p} selected={1} actions={[]} onAction={nothing} onClear={nothing} />,
  },
];
