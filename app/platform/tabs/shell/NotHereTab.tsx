import { shellHref } from '@vetsync/machines/shell/model';
import { usePhrases } from '@vetsync/ui/language';
import { NotHere } from '@vetsync/ui/screens/shell/NotHere';
import { useShell } from '../../usePlatform.ts';

export default function NotHereTab() {
  const { content } = useShell();
  const { role, tab } = content;
  const title = usePhrases()(content.title);
  return <NotHere view={{ title, href: shellHref({ role, tab }) }} />;
}
