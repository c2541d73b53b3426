import type { CrisisHelp, CrisisWay } from '@vetsync/machines/system/model';
import Ear from 'lucide-react/icons/ear';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { PlainButton } from '../../../components/Button/PlainButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { channels, first, panel, urgent } from '../CrisisLine.css.ts';
import { crisisLineWords } from '../CrisisLine.words.ts';
import { crisisCardWords } from './CrisisCard.words.ts';

export interface CrisisCardProps {
  help: CrisisHelp;
  /** Whether it has just been found, so that screen readers say it. @default true */
  isNew?: boolean;
  /** Puts the card away; left out where it stays. */
  onDismiss?: (() => void) | undefined;
}

const icons = {
  emergency: Phone,
  call: Phone,
  text: MessageSquareText,
  chat: MessageCircle,
  tty: Ear,
  homeless: House,
} satisfies Record<CrisisWay, typeof Phone>;

/** What helps now, by how plainly somebody has written of danger, and of which. */
export default function CrisisCard({ help, isNew = true, onDismiss }: CrisisCardProps) {
  const sharedWords = useWords(crisisLineWords);
  const words = useWords(crisisCardWords);
  const { tone, opening, ways, advice } = help;
  const links = { ...sharedWords.channels, emergency: words.emergency, homeless: words.homeless };
  const heading = <Text weight="strong">{words.openings[opening]}</Text>;
  const said = (
    <Stack space="xxsmall">
      {advice.map((name) => (
        <Text key={name} size="small">
          {words.advice[name]}
        </Text>
      ))}
    </Stack>
  );
  const close = onDismiss && (
    <div>
      <PlainButton size="small" onPress={onDismiss}>
        {words.dismiss}
      </PlainButton>
    </div>
  );
  if (tone === 'gentle')
    return (
      <div className={panel} role={isNew ? 'status' : undefined}>
        <Stack space="xxsmall">
          {heading}
          {said}
        </Stack>
        <Inline space="xsmall">
          {ways.map((way) => (
            <LinkButton key={way} size="small" icon={icons[way]} href={links[way].href}>
              {links[way].label}
            </LinkButton>
          ))}
        </Inline>
        {close}
      </div>
    );
  return (
    // An alert interrupts the screen reader once, with the phone number first. The title is above it for the eye.
    <div className={urgent} role={isNew ? 'alert' : undefined}>
      <ul className={channels}>
        {ways.map((way) => (
          <li key={way}>
            <ActionLink icon={icons[way]} {...links[way]} />
          </li>
        ))}
      </ul>
      <div className={first}>{heading}</div>
      {said}
      {ways.includes('chat') && (
        <Text size="small" tone="muted">{`${sharedWords.title}. ${sharedWords.introduction}`}</Text>
      )}
      {close}
    </div>
  );
}
