import type { ShellActor } from '@vetsync/machines/shell/shell';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import User from 'lucide-react/icons/user';
import Building2 from 'lucide-react/icons/building-2';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { useWords } from '../../../language/useWords.ts';
import { notOnPhone, phoneOnly } from '../../layout.css.ts';
import { actingSwitcherWords } from './ActingSwitcher.words.ts';

export interface ActingSwitcherProps {
  /** The person first, then their organizations. */
  actors: readonly ShellActor[];
}

const iconOf = ({ organization }: ShellActor) => (organization ? Building2 : User);

/** Whom the signed-in person acts for: themselves, or one of their organizations. Each is a link with its own URL. */
export function ActingSwitcher({ actors }: ActingSwitcherProps) {
  const words = useWords(actingSwitcherWords);
  const current = actors.find(({ isCurrent }) => isCurrent);
  const nameOf = ({ organization, name }: ShellActor) => (organization ? name : words.you);
  const name = current ? nameOf(current) : words.you;
  const elsewhere = actors.reduce((sum, { isCurrent, unread }) => (isCurrent ? sum : sum + unread), 0);
  const adding = { id: 'add', label: words.add, help: words.addHelp, icon: Plus, href: '/organizations/new' };
  const own = actors.map((actor) => ({
    id: actor.organization?.slug ?? '',
    label: nameOf(actor),
    help: actor.isCurrent ? words.current : words.roles[actor.role],
    ...(actor.unread > 0 && { count: words.unread(actor.unread) }),
    icon: iconOf(actor),
    href: actor.href,
  }));
  const label = words.elsewhere(words.label(name), elsewhere);
  const common = { size: 'small', placement: 'bottom end', items: [...own, adding] } as const;
  return (
    <>
      <div className={notOnPhone}>
        <Menu label={words.named(name, elsewhere)} aria-label={label} icon={ChevronDown} {...common} />
      </div>
      {/* A name would push the bar into a second line. */}
      <div className={phoneOnly}>
        <Menu label={label} icon={current ? iconOf(current) : User} isIconOnly {...common} />
      </div>
    </>
  );
}
