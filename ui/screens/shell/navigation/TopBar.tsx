import type { PlatformEvent, PlatformView } from '@vetsync/machines/platform';
import Bell from 'lucide-react/icons/bell';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { PlainButton } from '../../../components/Button/PlainButton.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { DemoLabel } from '../DemoLabel.tsx';
import { useWords } from '../../../language/useWords.ts';
import { shellWords, topBarWords } from '../Shell.words.ts';
import { actions, bar, bell, count, home, notice, product } from './TopBar.css.ts';

export interface TopBarProps {
  view: Pick<PlatformView, 'shell' | 'inbox' | 'world'>;
  send: (event: PlatformEvent) => void;
}

/** The bar above every tab: demo label, crisis line, and notifications. */
export function TopBar({ view, send }: TopBarProps) {
  const sharedWords = useWords(shellWords);
  const words = useWords(topBarWords);
  const { shell, inbox } = view;
  const label = inbox.badge === null ? words.notifications : words.unread(inbox.unread);
  return (
    <div className={bar}>
      <a className={home} href={shell.homeHref} aria-label={sharedWords.home}>
        <span className={product}>
          <Logo />
        </span>
      </a>
      <div className={notice}>
        <DemoLabel view={view} send={send} />
      </div>
      <div className={actions}>
        <PlainButton
          variant="quiet"
          size="small"
          icon={LifeBuoy}
          aria-haspopup="dialog"
          onPress={() => send({ type: 'panel.open', panel: 'crisis' })}
        >
          {sharedWords.crisis}
        </PlainButton>
        <span className={bell}>
          <PlainButton
            variant="quiet"
            icon={Bell}
            aria-label={label}
            aria-haspopup="dialog"
            onPress={() => send({ type: 'panel.open', panel: 'inbox' })}
          />
          {inbox.badge !== null && (
            <span className={count} aria-hidden>
              {inbox.badge}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
