import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Button as AriaButton } from 'react-aria-components/Button';
import type { RootProps } from '../Box/rootProps.ts';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useClipboard } from '../../hooks/useClipboard.ts';
import { useWords } from '../../language/useWords.ts';
import { copyButtonWords } from './CopyButton.words.ts';

export interface CopyButtonProps
  extends Omit<ButtonLook, 'icon'>, Omit<RootProps<typeof AriaButton>, 'onPress'> {
  /** The text to copy. */
  text: string;
  /** Names what is copied, if several things can be. @default 'Copy' */
  children?: string;
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
}

const icons = { ready: Copy, copied: Check, failed: TriangleAlert };

/** Copies text to the clipboard and shows whether it worked. */
export function CopyButton({ text, children, onCopied, ...rest }: CopyButtonProps) {
  const words = useWords(copyButtonWords);
  const { copy, outcome } = useClipboard();
  const press = async () => {
    if ((await copy(text)) === 'copied') onCopied?.();
  };
  return (
    <>
      <Button
        data-component="CopyButton"
        {...rest}
        icon={icons[outcome ?? 'ready']}
        onPress={() => void press()}
      >
        {outcome === null ? (children ?? words.copy) : words[outcome]}
      </Button>
      <VisuallyHidden live="polite">{outcome && words.announcements[outcome]}</VisuallyHidden>
    </>
  );
}
