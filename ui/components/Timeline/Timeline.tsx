import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { entry, head, iconBox, timeline, textBox } from './Timeline.css.ts';
import { useWords } from '../../language/useWords.ts';
import { timelineWords } from './Timeline.words.ts';

export const timelineStates = ['done', 'current', 'coming', 'stopped'] as const;
export type TimelineState = (typeof timelineStates)[number];

const icons: Record<TimelineState, LucideIcon> = {
  done: Check,
  current: CircleDot,
  coming: Circle,
  stopped: Ban,
};

export interface TimelineEntry {
  id: string;
  title: string;
  /** Time of the entry: text, or a `time` element. */
  when?: ReactNode;
  /** @default 'done' */
  state?: TimelineState;
  /** Replaces the state's own icon. */
  icon?: LucideIcon;
  children?: ReactNode;
}

export interface TimelineProps extends RootProps<'ol'> {
  /** Accessible name of the list. */
  label: string;
  /** In chronological order. */
  entries: readonly TimelineEntry[];
  /** Marks and names the states. Set it to `false` for a plain history. @default true */
  hasStates?: boolean;
}

/** Past and upcoming events in order. */
export function Timeline({ label, entries, hasStates = true, ...rest }: TimelineProps) {
  const words = useWords(timelineWords);
  return (
    <ol data-component="Timeline" aria-label={label} {...rest} className={timeline}>
      {entries.map(({ id, title, when, state = 'done', icon, children }) => (
        <li key={id} className={entry} aria-current={hasStates && state === 'current' ? 'step' : undefined}>
          <span className={iconBox({ state })}>
            <Icon
              of={icon ?? icons[state]}
              size="small"
              label={hasStates ? words.states[state] : undefined}
            />
          </span>
          <div className={textBox}>
            <div className={head}>
              <Text as="div" weight="medium">
                {title}
              </Text>
              {when && (
                <Text as="div" size="small" tone="muted" numeric>
                  {when}
                </Text>
              )}
            </div>
            {children && (
              <Text as="div" size="small">
                {children}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
