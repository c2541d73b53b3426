import { AppShell } from '@vetsync/ui/components/AppShell';
import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { Pagination } from '@vetsync/ui/components/Pagination';
import { SideNav } from '@vetsync/ui/components/SideNav';
import { Stepper } from '@vetsync/ui/components/Stepper';
import { Steps } from '@vetsync/ui/components/Steps';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { Tabs } from '@vetsync/ui/components/Tabs';
import { nothing, type RootRow } from './rootRow.ts';

/** Ways to other pages and views. */
export const navigation: readonly RootRow[] = [
  {
    name: 'AppShell',
    render: (p) => (
      <AppShell {...p} side={null} bottom={null}>
        Text
      </AppShell>
    ),
  },
  { name: 'Breadcrumbs', render: (p) => <Breadcrumbs {...p} aria-label="Path" items={[]} /> },
  {
    name: 'Pagination',
    render: (p) => <Pagination {...p} aria-label="Pages" page={1} pageCount={3} onPageChange={nothing} />,
  },
  {
    name: 'SideNav',
    render: (p) => (
      <SideNav {...p} label="Rooms">
        Text
      </SideNav>
    ),
  },
  {
    name: 'Stepper',
    render: (p) => (
      <Stepper {...p} label="Move" steps={['Pack', 'Go']}>
        Fields
      </Stepper>
    ),
  },
  { name: 'Steps', render: (p) => <Steps {...p} label="Move" steps={['Pack', 'Go']} current={0} /> },
  {
    name: 'TabLinks',
    render: (p) => (
      <TabLinks {...p} label="Rooms" items={[{ href: '#home', label: 'Home', isCurrent: true }]} />
    ),
  },
  {
    name: 'Tabs',
    render: (p) => (
      <Tabs
        {...p}
        label="Rooms"
        items={[{ id: 'home', label: 'Home' }]}
        selectedKey="home"
        onSelectionChange={nothing}
      >
        Text
      </Tabs>
    ),
  },
];
