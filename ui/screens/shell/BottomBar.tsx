import type { ShellEvent, ShellView } from '@vetsync/machines/shell/shell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { BottomNav, BottomNavButton, BottomNavLink } from '../../components/AppShell/BottomNav.tsx';
import { navigationIcons } from './navigation/navigationIcons.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './Shell.phrases.ts';
import { shellWords } from './Shell.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** A phone's navigation: the first four tabs, and the others in the More sheet. */
export function BottomBar({
  view: { bottomBar, panel },
  send,
}: ScreenProps<Pick<ShellView, 'bottomBar' | 'panel'>, ShellEvent>) {
  const words = useWords(shellWords);
  const write = usePhrases();
  return (
    <BottomNav label={words.navigation}>
      {bottomBar.tabs.map(({ value, label, shortLabel, icon, badge, current, href }) => (
        <li key={value}>
          <BottomNavLink
            href={href}
            label={write(shortLabel)}
            name={write(label)}
            icon={navigationIcons[icon]}
            badge={badge}
            isCurrent={current}
          />
        </li>
      ))}
      <li>
        <BottomNavButton
          label={words.more}
          icon={Ellipsis}
          isCurrent={bottomBar.currentInMore}
          aria-haspopup="dialog"
          aria-expanded={panel === 'more'}
          onPress={() => send({ type: 'panel.open', panel: 'more' })}
        />
      </li>
    </BottomNav>
  );
}
