import { useEffect, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Button as AriaButton } from 'react-aria-components/Button';
import type { RootProps } from '../Box/rootProps.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { copyButtonWords } from './CopyButton.words.ts';

/** How long the result shows on the button, in milliseconds. */
const outcomeVisibleMs = 2_500;

export interface CopyButtonProps
  extends Omit<ButtonLook, 'icon'>, Omit<RootProps<typeof AriaButton>, 'onPress'> {
  /** The text to copy. */
  text: string;
  /** Names what is copied, if several things can be. @default 'Copy' */
  children?: string;
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
}

type Outcome = 'copied' | 'failed';
const icons = { ready: Copy, copied: Check, failed: TriangleAlert };

/** Copies text to the clipboard and shows whether it worked. */
export function CopyButton({ text, children, onCopied, ...rest }: CopyButtonProps) {
  const words = useWords(copyButtonWords);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), outcomeVisibleMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        data-component="CopyButton"
        {...rest}
        icon={icons[outcome ?? 'ready']}
        onPress={() => void copy()}
      >
        {outcome === null ? (children ?? words.copy) : words[outcome]}
      </Button>
      <VisuallyHidden live="polite">{outcome && words.announcements[outcome]}</VisuallyHidden>
    </>
  );
}
