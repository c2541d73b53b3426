import type { PlatformEvent, PlatformView } from '@vetsync/machines/platform';
import type { ShellPanel as PanelName } from '@vetsync/machines/shell';
import type { ReactNode } from 'react';
import { CrisisPanel } from './panels/CrisisPanel.tsx';
import { HelpPanel } from './panels/HelpPanel.tsx';
import { MoreSheet } from './navigation/MoreSheet.tsx';
import { NotificationInbox } from './NotificationInbox.tsx';
import { ResetQuestion } from './profiles/ResetQuestion.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

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
  reset: ({ send }) => <ResetQuestion send={send} />,
};

/** The one panel that is open over the platform. Its code is loaded when the first panel opens. */
export function ShellPanel(props: ShellPanelProps) {
  const { panel } = props.view.shell;
  if (panel === null) return null;
  const Panel = panels[panel];
  return <Panel {...props} />;
}
