import { Avatar } from '@vetsync/ui/components/Avatar';
import { AvatarGroup } from '@vetsync/ui/components/AvatarGroup';
import { Badge } from '@vetsync/ui/components/Badge';
import { Banner } from '@vetsync/ui/components/Banner';
import { Button } from '@vetsync/ui/components/Button';
import { Code } from '@vetsync/ui/components/Code';
import { DateLeaf } from '@vetsync/ui/components/DateLeaf';
import { EmptyState } from '@vetsync/ui/components/EmptyState';
import { ErrorState } from '@vetsync/ui/components/ErrorState';
import { Heading } from '@vetsync/ui/components/Heading';
import { Icon } from '@vetsync/ui/components/Icon';
import { Kbd } from '@vetsync/ui/components/Kbd';
import { Logo } from '@vetsync/ui/components/Logo';
import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { Spinner } from '@vetsync/ui/components/Spinner';
import { Text } from '@vetsync/ui/components/Text';
import Plus from 'lucide-react/icons/plus';
import { count, type RootRow } from './rootRow.ts';

/** Text, marks and messages. */
export const content: readonly RootRow[] = [
  { name: 'Avatar', render: (p) => <Avatar {...p} name="Ada Lovelace" /> },
  {
    name: 'AvatarGroup',
    render: (p) => (
      <AvatarGroup {...p} aria-label="People" moreLabel={count}>
        <Avatar name="Ada Lovelace" />
      </AvatarGroup>
    ),
  },
  { name: 'Badge', render: (p) => <Badge {...p}>New</Badge> },
  { name: 'Banner', render: (p) => <Banner {...p}>Saved</Banner> },
  { name: 'Code', render: (p) => <Code {...p}>npm test</Code> },
  { name: 'DateLeaf', render: (p) => <DateLeaf {...p} date="2026-11-23" /> },
  { name: 'EmptyState', render: (p) => <EmptyState {...p} title="Nothing yet" /> },
  {
    name: 'ErrorState',
    render: (p) => <ErrorState {...p} title="Not loaded" action={<Button>Retry</Button>} />,
  },
  {
    name: 'Heading',
    render: (p) => (
      <Heading {...p} level={2}>
        Title
      </Heading>
    ),
  },
  { name: 'Icon', render: (p) => <Icon {...p} of={Plus} /> },
  { name: 'Kbd', render: (p) => <Kbd {...p} keys={['Escape']} /> },
  { name: 'Logo', render: (p) => <Logo {...p} /> },
  { name: 'Skeleton', render: (p) => <Skeleton {...p} /> },
  { name: 'Spinner', render: (p) => <Spinner {...p} /> },
  { name: 'Text', render: (p) => <Text {...p}>Text</Text> },
];
