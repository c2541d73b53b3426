import { row } from '../../../components/SideNav/SideNavRow.css.ts';
import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import type { Preferences } from '@vetsync/machines/shell/model';
import type { ShellEvent, ShellPanel, ShellView } from '@vetsync/machines/shell/shell';
import type { LucideIcon } from 'lucide-react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { SideNavButton } from '../../../components/SideNav/SideNavButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { shellWords } from '../Shell.words.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

/**
 * The link to the other language in the sidebar, as an item of its list. A narrow sidebar shows its code only, and its
 * title is then its name. The style draws the code, because the first screen has no bytes to spare for readers who don't
 * need it.
 */
function LanguageNavLink({ width }: { width: Preferences['sidebar'] }) {
  const other = useOtherLanguage();
  return (
    other && (
      <li>
        <a {...other.link} className={row[width]} title={other.name}>
          {width === 'wide' && other.name}
        </a>
      </li>
    )
  );
}

/** Panels that the sidebar and the More sheet open, in this order. */
export const shellTools = ['crisis', 'settings', 'help'] as const satisfies ShellPanel[];
export const toolIcons: Record<(typeof shellTools)[number], LucideIcon> = {
  crisis: LifeBuoy,
  settings: Settings,
  help: CircleQuestionMark,
};

/** Tools of the sidebar besides tabs; Logout only if `canSignOut`. Renders list items. */
export function ShellTools({
  view: { canSignOut, sidebar },
  send,
}: ScreenProps<Pick<ShellView, 'canSignOut' | 'sidebar'>, ShellEvent>) {
  const words = useWords(shellWords);
  const { width } = sidebar;
  return (
    <>
      {shellTools.map((panel) => (
        <li key={panel}>
          <SideNavButton
            label={words[panel]}
            icon={toolIcons[panel]}
            aria-haspopup="dialog"
            onPress={() => send({ type: 'panel.open', panel })}
          />
        </li>
      ))}
      <LanguageNavLink width={width} />
      {canSignOut && (
        <li>
          <SideNavButton
            label={words.logout}
            icon={LogOut}
            onPress={() => send({ type: 'platform.signOut' })}
          />
        </li>
      )}
    </>
  );
}
