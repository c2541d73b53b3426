import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import type { ShellPanel as PanelName } from '@vetsync/machines/shell/shell';
import { lazy, type ReactNode } from 'react';
import { CrisisPanel } from './panels/CrisisPanel.tsx';
import { HelpPanel } from './panels/HelpPanel.tsx';
import { MoreSheet } from './navigation/MoreSheet.tsx';
import { NotificationInbox } from './NotificationInbox.tsx';
import { ResetConfirmation } from './profiles/ResetConfirmation.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

// Many never open it, and nobody else should load a search for the other panels.
const CommandsPanel = lazy(async () => ({
  default: (await import('./panels/CommandsPanel.tsx')).CommandsPanel,
}));

export interface ShellPanelProps {
  view: PlatformView;
  send: (event: PlatformEvent) => void;
}

const panels: Record<PanelName, (props: ShellPanelProps) => ReactNode> = {
  more: MoreSheet,
  inbox: ({ view, send }) => <NotificationInbox view={view.inbox} send={send} />,
  settings: ({ view, send }) => <SettingsPanel view={view.preferences} send={send} />,
  help: ({ view, send }) => <HelpPanel view={view.shell} send={send} />,
  crisis: ({ send }) => <CrisisPanel send={send} />,
  reset: ({ send }) => <ResetConfirmation send={send} />,
  commands: ({ view, send }) => <CommandsPanel view={view.shell} send={send} />,
};

/** The one panel that is open over the platform. Its code is loaded when the first panel opens. */
export function ShellPanel(props: ShellPanelProps) {
  const { panel } = props.view.shell;
  if (panel === null) return null;
  const Panel = panels[panel];
  return <Panel {...props} />;
}
