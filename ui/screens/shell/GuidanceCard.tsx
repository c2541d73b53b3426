import type { GuidanceEvent, GuidanceView } from '@vetsync/machines/shell/guidance';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import type { FocusEvent, MouseEvent } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { action, card, dismiss, sign, textBox } from './GuidancePrompt.css.ts';
import './panels/Guidance.phrases.ts';
import { guidanceWords } from './Shell.words.ts';

interface GuidanceCardProps {
  prompt: NonNullable<GuidanceView['prompt']>;
  send: (event: GuidanceEvent) => void;
}

/** A suggestion while it is visible. It comes seconds after the first screen, and is loaded then. */
export default function GuidanceCard({ prompt, send }: GuidanceCardProps) {
  const words = useWords(guidanceWords);
  const write = usePhrases();
  const stay = () => send({ type: 'guidance.pause' });
  const focusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
    send({ type: 'guidance.resume' });
  };
  const pointerLeaves = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.contains(document.activeElement)) send({ type: 'guidance.resume' });
  };
  return (
    <div
      className={card}
      onMouseEnter={stay}
      onMouseLeave={pointerLeaves}
      onFocus={stay}
      onBlur={focusLeaves}
    >
      <span className={sign}>
        <Icon of={Lightbulb} />
      </span>
      <div className={textBox}>
        <Text size="small" weight="strong">
          {write(prompt.title)}
        </Text>
        <Text size="caption">{write(prompt.text)}</Text>
      </div>
      <Anchor className={action} href={prompt.action.href} onClick={() => send({ type: 'guidance.follow' })}>
        {write(prompt.action.label)}
      </Anchor>
      <div className={dismiss}>
        <PlainButton
          variant="quiet"
          size="small"
          icon={X}
          aria-label={words.dismiss}
          onPress={() => send({ type: 'guidance.dismiss' })}
        />
      </div>
    </div>
  );
}
