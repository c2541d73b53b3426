import { ActionLink } from '@vetsync/ui/components/ActionLink';
import { ActionBar } from '@vetsync/ui/components/ActionBar';
import { Button } from '@vetsync/ui/components/Button';
import { CopyButton } from '@vetsync/ui/components/CopyButton';
import { Link } from '@vetsync/ui/components/Link';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { SkipLink } from '@vetsync/ui/components/SkipLink';
import { Toolbar, ToolbarSeparator } from '@vetsync/ui/components/Toolbar';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';

export function ActionLinkExample() {
  return (
    <ActionLink
      href="/appointments/new"
      icon={CalendarPlus}
      label="Book an appointment"
      note="With your care team"
    />
  );
}

export function ButtonExample() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Button variant="primary" onPress={() => setSaved(true)}>
      {isSaved ? 'Saved' : 'Save changes'}
    </Button>
  );
}

export function CopyButtonExample() {
  return <CopyButton text="RQ-2048">Copy the reference</CopyButton>;
}

export function LinkExample() {
  return (
    <p>
      Your application is with the school. <Link href="/applications">All applications</Link>
    </p>
  );
}

export function LinkButtonExample() {
  return (
    <LinkButton href="/programs" icon={GraduationCap}>
      Find a program
    </LinkButton>
  );
}

export function SkipLinkExample() {
  return (
    <>
      <SkipLink href="#content" />
      <main id="content" tabIndex={-1}>
        The page, which comes after its navigation
      </main>
    </>
  );
}

export function ToolbarExample() {
  return (
    <Toolbar aria-label="Resume">
      <Button icon={Printer}>Print</Button>
      <Button icon={Download}>Download</Button>
      <ToolbarSeparator />
      <Button variant="quiet">Share</Button>
    </Toolbar>
  );
}

export function ActionBarExample() {
  const [selected, select] = useState(3);
  return (
    <ActionBar
      selected={selected}
      selectable={24}
      actions={[
        { id: 'approve', label: 'Approve', count: Math.min(selected, 2) },
        { id: 'export', label: 'Export' },
      ]}
      onAction={() => select(0)}
      onSelectAll={() => select(24)}
      onClear={() => select(0)}
    />
  );
}
