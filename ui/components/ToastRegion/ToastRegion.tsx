import { useRef, type FocusEvent, type MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { Phrase } from '../../language/phrase.ts';
import type { RootProps } from '../Box/rootProps.ts';
import { PlainButton } from '../Button/PlainButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { action, dismiss, live, region, iconBox, toast as toastStyle, textBox } from './ToastRegion.css.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { toastRegionWords } from './ToastRegion.words.ts';

export const toastTones = ['neutral', 'positive', 'destructive'] as const;
type ToastTone = (typeof toastTones)[number];

const icons: Record<ToastTone, LucideIcon> = { neutral: Info, positive: CircleCheck, destructive: CircleX };

export interface ToastRegionProps extends RootProps {
  view: {
    /** The visible toast. Each has its own `id`, even if the text is the same. */
    toast: {
      id: number;
      title: Phrase;
      description: Phrase | null;
      tone: ToastTone;
      /** Label of the toast's button. Pressing it calls `onAction`. */
      action?: string | null;
    } | null;
  };
  /** Pauses while the toast has the pointer or focus. */
  send: (event: { type: 'toast.dismiss' | 'toast.pause' | 'toast.resume' }) => void;
  /** Called by the visible toast's button. */
  onAction?: () => void;
}

/**
 * Shows toasts and announces them politely. Render it once and always: a live region that appears together with its
 * message isn't announced. It stays reachable while a dialog is open.
 */
export function ToastRegion({ view: { toast }, send, onAction, ...rest }: ToastRegionProps) {
  const write = usePhrases();
  const words = useWords(toastRegionWords);
  const cameFrom = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
    send({ type: 'toast.pause' });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
    send({ type: 'toast.resume' });
  };
  const pointerLeave = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.contains(document.activeElement)) send({ type: 'toast.resume' });
  };
  const returnFocus = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const close = () => {
    returnFocus();
    send({ type: 'toast.dismiss' });
  };
  const act = () => {
    returnFocus();
    onAction?.();
  };
  return (
    <section
      data-component="ToastRegion"
      aria-label={words.region}
      {...rest}
      className={region}
      data-react-aria-top-layer
    >
      <output className={live}>
        {toast && (
          <span
            key={toast.id}
            className={toastStyle({ tone: toast.tone })}
            onMouseEnter={() => send({ type: 'toast.pause' })}
            onMouseLeave={pointerLeave}
            onFocus={enter}
            onBlur={leave}
          >
            <span className={iconBox({ tone: toast.tone })}>
              <Icon of={icons[toast.tone]} />
            </span>
            <span className={textBox}>
              <Text as="span" weight="medium">
                {write(toast.title)}
              </Text>
              {toast.description && (
                <Text as="span" size="small">
                  {write(toast.description)}
                </Text>
              )}
              {toast.action && (
                <span className={action}>
                  <PlainButton size="small" onPress={act}>
                    {toast.action}
                  </PlainButton>
                </span>
              )}
            </span>
            <span className={dismiss}>
              <PlainButton variant="quiet" size="small" icon={X} aria-label={words.dismiss} onPress={close} />
            </span>
          </span>
        )}
      </output>
    </section>
  );
}
