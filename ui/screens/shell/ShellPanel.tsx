import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import type { ShellPanel as PanelName } from '@vetsync/machines/shell/shell';
import { lazy, useId } from 'react';
import type { ReactNode } from 'react';
import { CrisisPanel } from './panels/CrisisPanel.tsx';
import { HelpPanel } from './panels/HelpPanel.tsx';
import { NotificationInbox } from './NotificationInbox.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../language/useWords.ts';
import { shellWords } from './Shell.words.ts';
import { moreSheetWords, resetConfirmationWords } from './ShellPanel.words.ts';
import Building2 from 'lucide-react/icons/building-2';
import CircleUser from 'lucide-react/icons/circle-user';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VeteranBadge } from '../system/parts/VeteranBadge.tsx';
import { actingSwitcherWords } from './profiles/ActingSwitcher.words.ts';
import { navigationIcons } from './navigation/navigationIcons.ts';
import { ProfileLink } from './navigation/ProfileLink.tsx';
import { list, row, sign, textBox } from './navigation/SheetRow.css.ts';
import { shellTools, toolIcons } from './navigation/ShellTools.tsx';
import { useOtherLanguage } from '../../language/otherLanguage.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import './Shell.phrases.ts';
import type { LucideIcon } from 'lucide-react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

interface SheetRowProps {
  icon: LucideIcon;
  label: string;
  /** After the label: a count or a mark. */
  children?: ReactNode;
  /** Makes the row a link instead of a button. */
  href?: string;
  /** The language of the label and of the page that it links to. */
  lang?: string;
  /** @default false */
  current?: boolean;
  onPress?: () => void;
}

/** One row of the More sheet. */
function SheetRow({ icon, label, children, href, lang, current = false, onPress }: SheetRowProps) {
  const content = (
    <>
      <span className={sign}>
        <Icon of={icon} />
      </span>
      <span className={textBox}>{label}</span>
      {children}
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={row} onClick={onPress}>
        {content}
      </button>
    );
  return (
    <Anchor
      href={href}
      lang={lang}
      hrefLang={lang}
      className={row}
      aria-current={current ? 'page' : undefined}
      onClick={onPress}
    >
      {content}
    </Anchor>
  );
}

/** Everything that doesn't fit in the bottom bar. */
function MoreSheet({
  view: { shell, switcher },
  send,
}: ScreenProps<Pick<PlatformView, 'shell' | 'switcher'>, PlatformEvent>) {
  const sharedWords = useWords(shellWords);
  const words = useWords(moreSheetWords);
  const { title: actTitle, you, unread: unreadOf } = useWords(actingSwitcherWords);
  const write = usePhrases();
  const other = useOtherLanguage();
  const close = () => send({ type: 'panel.close' });
  return (
    <Sheet side="bottom" title={words.title} onClose={close}>
      <Group title={words.pages}>
        {shell.bottomBar.more.map(({ value, label, icon, badge, current, href }) => (
          <li key={value}>
            <SheetRow
              label={write(label)}
              icon={navigationIcons[icon]}
              {...{ href, current }}
              onPress={close}
            >
              {badge && <Badge>{badge}</Badge>}
            </SheetRow>
          </li>
        ))}
        {shell.adminLinks.map(({ label, href, icon }) => (
          <li key={href}>
            <SheetRow label={write(label)} icon={navigationIcons[icon]} href={href} onPress={close} />
          </li>
        ))}
      </Group>
      {switcher && (
        <Group title={words.profiles}>
          {switcher.profiles.map((option) => (
            <li key={option.role}>
              <ProfileLink option={option} send={send} />
            </li>
          ))}
        </Group>
      )}
      {shell.actors.length > 0 && (
        <Group title={actTitle}>
          {shell.actors.map(({ organization, name, href, isCurrent, unread }) => (
            <li key={href}>
              <SheetRow
                label={organization ? name : you}
                icon={organization ? Building2 : CircleUser}
                href={href}
                current={isCurrent}
                onPress={close}
              >
                {unread > 0 && <Badge>{unreadOf(unread)}</Badge>}
              </SheetRow>
            </li>
          ))}
        </Group>
      )}
      <Group title={words.tools}>
        {shellTools.map((panel) => (
          <li key={panel}>
            <SheetRow
              label={sharedWords[panel]}
              icon={toolIcons[panel]}
              onPress={() => send({ type: 'panel.open', panel })}
            />
          </li>
        ))}
        {other && (
          <li>
            <SheetRow
              label={other.name}
              icon={Languages}
              href={other.link.href}
              lang={other.link.lang}
              {...(other.link.onClick && { onPress: other.link.onClick })}
            />
          </li>
        )}
        {shell.accountHref !== null && (
          <li>
            <SheetRow label={sharedWords.account} icon={CircleUser} href={shell.accountHref} onPress={close}>
              {shell.person?.veteranVerified && <VeteranBadge />}
            </SheetRow>
          </li>
        )}
        {shell.canSignOut && (
          <li>
            <SheetRow
              label={sharedWords.logout}
              icon={LogOut}
              onPress={() => send({ type: 'platform.signOut' })}
            />
          </li>
        )}
      </Group>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" space="xxsmall" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <ul className={list}>{children}</ul>
    </Stack>
  );
}

/** Confirms resetting the demo, which deletes all submissions and decisions. */
function ResetConfirmation({ send }: { send: (event: PlatformEvent) => void }) {
  const words = useWords(resetConfirmationWords);
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone="critical"
      onConfirm={() => send({ type: 'world.reset' })}
      onCancel={() => send({ type: 'panel.close' })}
    >
      {words.text}
    </ConfirmDialog>
  );
}

// Many never open it, and nobody else should load a search for the other panels.
const CommandsPanel = lazy(async () => ({
  default: (await import('./panels/CommandsPanel.tsx')).CommandsPanel,
}));

export type ShellPanelProps = ScreenProps<PlatformView, PlatformEvent>;

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
