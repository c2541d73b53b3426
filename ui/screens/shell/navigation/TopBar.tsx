import type { ReactNode } from 'react';
import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import Bell from 'lucide-react/icons/bell';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { PlainButton } from '../../../components/Button/PlainButton.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { DemoLabel } from '../DemoLabel.tsx';
import { GuidancePrompt } from '../GuidancePrompt.tsx';
import { ProfileSwitcher } from '../ProfileSwitcher.tsx';
import { useWords } from '../../../language/useWords.ts';
import { shellWords, topBarWords } from '../Shell.words.ts';
import { actions, bar, bell, count, crisis, home, notice, product } from './TopBar.css.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

export interface TopBarProps extends ScreenProps<
  Pick<PlatformView, 'shell' | 'inbox' | 'world' | 'switcher' | 'guidance'>,
  PlatformEvent
> {
  /** Whom the signed-in person acts for. */
  acting?: ReactNode;
  /** A `SyncStatus` of an account. */
  status?: ReactNode;
}

/** The bar above every tab: the notice, crisis line, notifications, and the demo's profiles. A hint is below it. */
export function TopBar({ view, send, acting, status }: TopBarProps) {
  const sharedWords = useWords(shellWords);
  const words = useWords(topBarWords);
  const { shell, inbox, switcher, guidance } = view;
  const label = <DemoLabel view={view} send={send} />;
  const inboxName = inbox.badge === null ? words.notifications : words.unread(inbox.unread);
  return (
    <div>
      <div className={bar}>
        <Anchor className={home} href={shell.homeHref} aria-label={sharedWords.home}>
          <span className={product}>
            <Logo />
          </span>
        </Anchor>
        <div className={notice}>{status}</div>
        <div className={actions}>
          <span className={crisis}>
            <PlainButton
              variant="quiet"
              size="small"
              icon={LifeBuoy}
              aria-haspopup="dialog"
              onPress={() => send({ type: 'panel.open', panel: 'crisis' })}
            >
              {sharedWords.crisis}
            </PlainButton>
          </span>
          <span className={bell}>
            <PlainButton
              variant="quiet"
              icon={Bell}
              aria-label={inboxName}
              aria-haspopup="dialog"
              onPress={() => send({ type: 'panel.open', panel: 'inbox' })}
            />
            {inbox.badge !== null && (
              <span className={count} aria-hidden>
                {inbox.badge}
              </span>
            )}
          </span>
          {switcher && <ProfileSwitcher view={switcher} send={send} footer={label} />}
          {acting}
        </div>
      </div>
      {/* The room of another role's hint doesn't close slowly. */}
      <GuidancePrompt key={shell.content.role} view={guidance} send={send} />
    </div>
  );
}
