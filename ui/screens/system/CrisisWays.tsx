import Ear from 'lucide-react/icons/ear';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { way, wayIcon, ways } from './CrisisLine.css.ts';
import { crisisLineWords as words } from './CrisisLine.words.ts';

const signs = { call: Phone, text: MessageSquareText, chat: MessageCircle, tty: Ear };

/** Call, text, chat and TTY of the crisis line, each one touch away. */
export function CrisisWays() {
  return (
    <ul className={ways}>
      {(Object.keys(signs) as (keyof typeof signs)[]).map((name) => (
        <li key={name}>
          <a className={way} href={words.ways[name].href}>
            <span className={wayIcon}>
              <Icon of={signs[name]} />
            </span>
            <span>
              <Text as="div" weight="medium">
                {words.ways[name].label}
              </Text>
              <Text as="div" size="caption" tone="muted">
                {words.ways[name].note}
              </Text>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
