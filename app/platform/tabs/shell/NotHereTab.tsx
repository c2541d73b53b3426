import { shellHref } from '@vetsync/machines/shell/model';
import { NotHere } from '@vetsync/ui/screens/shell/NotHere';
import { usePlatform } from '../../usePlatform.ts';

export default function NotHereTab() {
  const { mode, content } = usePlatform().view().shell;
  const { role, tab, title } = content;
  return <NotHere view={{ title, href: shellHref({ mode, role, tab }) }} />;
}
