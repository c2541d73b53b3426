import { shellHref } from '@vetsync/machines/shell/model';
import { NotOpenYet } from '@vetsync/ui/screens/shell/NotOpenYet';
import { usePlatform } from '../../usePlatform.ts';

export default function NotOpenYetTab() {
  const { content } = usePlatform().view().shell;
  const nextHref = shellHref({ mode: 'demo', role: 'user', tab: 'dashboard' });
  return <NotOpenYet view={{ title: content.title, nextHref }} />;
}
