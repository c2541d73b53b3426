import type { FocusEvent, MouseEvent } from 'react';
import type { GuidanceEvent, GuidanceView } from '@vetsync/machines/shell/guidance';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { action, card, dismiss, region, sign, textBox } from './GuidancePrompt.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import './panels/Guidance.phrases.ts';
import { guidanceWords } from './Shell.words.ts';

export interface GuidancePromptProps {
  view: GuidanceView;
  send: (event: GuidanceEvent) => void;
}

/**
 * One suggestion for a next step (platform spec, section 4, "Guidance prompt"). Always rendered, so that its
 * content is announced. Its timer pauses on hover and focus.
 */
export function GuidancePrompt({ view: { prompt, reservesSpace }, send }: GuidancePromptProps) {
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
    <section className={region} data-room={reservesSpace || undefined} aria-label={words.region}>
      <output>
        {prompt && (
          <div
            key={prompt.key}
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
            <Anchor
              className={action}
              href={prompt.action.href}
              onClick={() => send({ type: 'guidance.follow' })}
            >
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
        )}
      </output>
    </section>
  );
}
