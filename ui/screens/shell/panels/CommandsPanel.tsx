import type { ShellEvent, ShellView } from '@vetsync/machines/shell/shell';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import type { Command } from '../../../components/CommandPalette/CommandPalette.types.ts';
import { CommandPalette } from '../../../components/CommandPalette/CommandPalette.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { navigationIcons } from '../navigation/navigationIcons.ts';
import { shellTools, toolIcons } from '../navigation/ShellTools.tsx';
import { actingSwitcherWords } from '../profiles/ActingSwitcher.words.ts';
import { shellWords, topBarWords } from '../Shell.words.ts';
import { commandsWords } from './CommandsPanel.words.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

const openable = ['inbox', ...shellTools] as const;

/** All places and tools of the platform, found by typing. */
export function CommandsPanel({
  view,
  send,
}: ScreenProps<
  Pick<ShellView, 'sidebar' | 'adminLinks' | 'actors' | 'accountHref' | 'canSignOut'>,
  ShellEvent
>) {
  const { sidebar, adminLinks, actors, accountHref, canSignOut } = view;
  const words = useWords(commandsWords);
  const sharedWords = useWords(shellWords);
  const { notifications } = useWords(topBarWords);
  const { title: actTitle, you, add } = useWords(actingSwitcherWords);
  const write = usePhrases();
  const places: Command[] = [...sidebar.tabs, ...adminLinks].map(({ label, href, icon }) => ({
    id: href,
    label: write(label),
    icon: navigationIcons[icon],
    href,
  }));
  if (accountHref !== null)
    places.push(
      { id: accountHref, label: sharedWords.account, icon: CircleUser, href: accountHref },
      { id: 'add', label: add, icon: Building2, href: '/organizations/new' },
    );
  const others: Command[] = actors
    .filter(({ isCurrent }) => !isCurrent)
    .map(({ organization, name, href }) => ({
      id: href,
      label: organization ? name : you,
      icon: organization ? Building2 : CircleUser,
      href,
    }));
  const tools: Command[] = [
    { id: 'inbox', label: notifications, icon: Bell },
    ...shellTools.map((tool) => ({ id: tool, label: sharedWords[tool], icon: toolIcons[tool] })),
  ];
  if (canSignOut) tools.push({ id: 'logout', label: sharedWords.logout, icon: LogOut });
  return (
    <CommandPalette
      aria-label={words.title}
      placeholder={words.placeholder}
      isOpen
      // The platform listens for the key, because the palette isn't loaded before it is pressed.
      openKey={null}
      onOpenChange={() => send({ type: 'panel.close' })}
      groups={[
        { id: 'places', label: words.places, commands: places },
        { id: 'acting', label: actTitle, commands: others },
        { id: 'tools', label: words.tools, commands: tools },
      ]}
      onAction={(id) => {
        const panel = openable.find((each) => each === id);
        if (panel) send({ type: 'panel.open', panel });
        else if (id === 'logout') send({ type: 'platform.signOut' });
      }}
    />
  );
}
