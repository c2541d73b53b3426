import { AppShell, BottomNav, BottomNavLink } from '@vetsync/ui/components/AppShell';
import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { Heading } from '@vetsync/ui/components/Heading';
import { Pagination } from '@vetsync/ui/components/Pagination';
import { SideNav, SideNavLink, SideNavList } from '@vetsync/ui/components/SideNav';
import { Stepper } from '@vetsync/ui/components/Stepper';
import { Steps } from '@vetsync/ui/components/Steps';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { Tabs } from '@vetsync/ui/components/Tabs';
import { Text } from '@vetsync/ui/components/Text';
import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import { useState } from 'react';

export function BreadcrumbsExample() {
  return (
    <Breadcrumbs
      aria-label="Where you are"
      items={[
        { href: '/', label: 'Home' },
        { href: '/programs', label: 'Programs' },
        { href: '/programs/welding', label: 'Welding' },
      ]}
    />
  );
}

export function PaginationExample() {
  const [page, setPage] = useState(1);
  return <Pagination aria-label="Pages of results" page={page} pageCount={12} onPageChange={setPage} />;
}

export function StepsExample() {
  return <Steps label="Sign-up" steps={['Account', 'Profile', 'Done']} current={1} />;
}

export function TabLinksExample() {
  return (
    <TabLinks
      label="Education"
      items={[
        { href: '/education', label: 'Programs', isCurrent: true },
        { href: '/education/documents', label: 'Documents', isCurrent: false },
      ]}
    />
  );
}

export function TabsExample() {
  return (
    <Tabs
      label="Your messages"
      items={[
        { id: 'inbox', label: 'Inbox', panel: <Text>Two new messages</Text> },
        { id: 'sent', label: 'Sent', panel: <Text>Nothing sent yet</Text> },
      ]}
    />
  );
}

const applicationSteps = ['Your service', 'Your goals', 'Check and send'];

export function StepperExample() {
  const [step, setStep] = useState(() => Number(localStorage.getItem('applicationStep')));
  return (
    <Stepper
      label="Steps of the application"
      steps={applicationSteps}
      current={step}
      onChange={setStep}
      onFinish={() => setStep(0)}
      onSaveAndLeave={() => localStorage.setItem('applicationStep', String(step))}
    >
      <Text>The fields of {applicationSteps[step]}</Text>
    </Stepper>
  );
}

const pages = [
  { href: '/', label: 'Home', icon: House, isCurrent: true },
  { href: '/jobs', label: 'Jobs', icon: Briefcase, badge: '12' },
];

export function SideNavExample() {
  return (
    <SideNav label="Jobs board">
      <SideNavList label="Pages">
        {pages.map((page) => (
          <li key={page.href}>
            <SideNavLink {...page} />
          </li>
        ))}
      </SideNavList>
    </SideNav>
  );
}

export function AppShellExample() {
  return (
    <AppShell
      side={<SideNavExample />}
      bottom={
        <BottomNav label="Pages">
          {pages.map((page) => (
            <li key={page.href}>
              <BottomNavLink {...page} />
            </li>
          ))}
        </BottomNav>
      }
    >
      <Heading level={1}>Home</Heading>
    </AppShell>
  );
}
