import type { ShellEvent, ShellView } from '@vetsync/machines/shell/shell';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { bar, count, list, navItem, sign } from './BottomBar.css.ts';
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
    <nav className={bar} aria-label={words.navigation}>
      <ul className={list}>
        {bottomBar.tabs.map(({ value, label, shortLabel, icon, badge, current, href }) => (
          <li key={value}>
            <Anchor
              className={navItem}
              href={href}
              aria-current={current ? 'page' : undefined}
              title={write(label)}
            >
              <span className={sign}>
                <Icon of={navigationIcons[icon]} />
                {badge && (
                  <span className={count} aria-hidden>
                    {badge}
                  </span>
                )}
              </span>
              {write(shortLabel)}
              {badge && <VisuallyHidden> {badge}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={navItem}
            data-current={bottomBar.currentInMore || undefined}
            aria-haspopup="dialog"
            aria-expanded={panel === 'more'}
            onClick={() => send({ type: 'panel.open', panel: 'more' })}
          >
            <span className={sign}>
              <Icon of={Ellipsis} />
            </span>
            {words.more}
          </button>
        </li>
      </ul>
    </nav>
  );
}
