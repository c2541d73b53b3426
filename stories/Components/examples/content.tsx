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
import { Inline } from '@vetsync/ui/components/Inline';
import { Kbd } from '@vetsync/ui/components/Kbd';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Logo } from '@vetsync/ui/components/Logo';
import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { Spinner } from '@vetsync/ui/components/Spinner';
import { Text } from '@vetsync/ui/components/Text';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';
import BadgeCheck from 'lucide-react/icons/badge-check';

export function AvatarExample() {
  return (
    <Inline align="center">
      <Avatar name="Dana Fields" />
      <Text>Dana Fields</Text>
    </Inline>
  );
}

export function AvatarGroupExample() {
  return (
    <AvatarGroup aria-label="People who take part" max={2} moreLabel={(count) => `${count} more people`}>
      <Avatar name="Dana Fields" />
      <Avatar name="Marcus Delaney" />
      <Avatar name="Elena Ruiz" />
    </AvatarGroup>
  );
}

export function BadgeExample() {
  return <Badge tone="positive">Verified</Badge>;
}

export function BannerExample() {
  return (
    <Banner
      tone="caution"
      title="Your session ends soon"
      action={<Button size="small">Stay signed in</Button>}
    >
      Save your work within five minutes.
    </Banner>
  );
}

export function CodeExample() {
  return (
    <Text>
      Your reference is <Code>RQ-2048</Code>.
    </Text>
  );
}

export function DateLeafExample() {
  return (
    <Inline align="center">
      <DateLeaf date="2026-11-27" />
      <Text>Resume workshop, November 27</Text>
    </Inline>
  );
}

export function EmptyStateExample() {
  return (
    <EmptyState title="No messages yet" action={<LinkButton href="/mentors">Find a mentor</LinkButton>}>
      Messages from mentors and schools appear here.
    </EmptyState>
  );
}

export function ErrorStateExample() {
  return (
    <ErrorState
      title="The list couldn’t be loaded"
      action={<Button onPress={() => location.reload()}>Try again</Button>}
    >
      Check your connection.
    </ErrorState>
  );
}

export function HeadingExample() {
  return <Heading level={2}>Your benefits</Heading>;
}

export function IconExample() {
  return <Icon of={BadgeCheck} label="Verified" />;
}

export function KbdExample() {
  return (
    <Text>
      Press <Kbd keys={['Ctrl', 'K']} /> to search.
    </Text>
  );
}

export function LogoExample() {
  return (
    <a href="/" aria-label="VetSync, home">
      <Logo />
    </a>
  );
}

export function SkeletonExample() {
  return (
    <section aria-busy aria-label="Your profile">
      <VisuallyHidden live="polite">Loading your profile</VisuallyHidden>
      <Skeleton shape="circle" />
      <Skeleton lines={3} />
    </section>
  );
}

export function SpinnerExample() {
  return <Spinner size="large" label="Loading programs" />;
}

export function TextExample() {
  return (
    <Text size="lead" tone="muted">
      You have 24 months of your GI Bill left.
    </Text>
  );
}
