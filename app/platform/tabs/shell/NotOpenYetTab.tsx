import { shellHref } from '@vetsync/machines/shell/model';
import { usePhrases } from '@vetsync/ui/language';
import { NotOpenYet } from '@vetsync/ui/screens/shell/NotOpenYet';
import { usePlatform } from '../../usePlatform.ts';

export default function NotOpenYetTab() {
  const write = usePhrases();
  const { content } = usePlatform().view().shell;
  const nextHref = shellHref({ mode: 'demo', role: 'user', tab: 'dashboard' });
  return <NotOpenYet view={{ title: write(content.title), nextHref }} />;
}
