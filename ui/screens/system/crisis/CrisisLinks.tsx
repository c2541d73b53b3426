import Ear from 'lucide-react/icons/ear';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { channels } from '../CrisisLine.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { crisisLineWords } from '../CrisisLine.words.ts';

const icons = { call: Phone, text: MessageSquareText, chat: MessageCircle, tty: Ear };

/** Call, text, chat and TTY of the crisis line, each with one tap. */
export function CrisisLinks() {
  const words = useWords(crisisLineWords);
  return (
    <ul className={channels}>
      {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => (
        <li key={name}>
          <ActionLink icon={icons[name]} {...words.channels[name]} />
        </li>
      ))}
    </ul>
  );
}
