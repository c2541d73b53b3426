import { useId, type ReactNode } from 'react';
import type { PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import Building2 from 'lucide-react/icons/building-2';
import CircleUser from 'lucide-react/icons/circle-user';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { VeteranBadge } from '../../system/parts/VeteranBadge.tsx';
import { actingSwitcherWords } from '../profiles/ActingSwitcher.words.ts';
import { navigationIcons } from './navigationIcons.ts';
import { ProfileLink } from './ProfileLink.tsx';
import { SheetRow } from './SheetRow.tsx';
import { list } from './SheetRow.css.ts';
import { shellTools, toolIcons } from './ShellTools.tsx';
import { useOtherLanguage } from '../../../language/otherLanguage.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../Shell.phrases.ts';
import { moreSheetWords } from '../panels/ShellPanels.words.ts';
import { shellWords } from '../Shell.words.ts';

export interface MoreSheetProps {
  view: Pick<PlatformView, 'shell' | 'switcher'>;
  send: (event: PlatformEvent) => void;
}

/** Everything that doesn't fit in the bottom bar. */
export function MoreSheet({ view: { shell, switcher }, send }: MoreSheetProps) {
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
