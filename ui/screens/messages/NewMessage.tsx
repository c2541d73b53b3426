import Pencil from 'lucide-react/icons/pencil';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';

/** Begins another conversation while one is open. */
export function NewMessage({ href }: { href: string }) {
  const words = useWords(messagesWords);
  return (
    <LinkButton size="small" icon={Pencil} href={href}>
      {words.write}
    </LinkButton>
  );
}
