import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { entry, head, sign, timeline, words } from './Timeline.css.ts';
import { timelineWords } from './Timeline.words.ts';

export const timelineStates = ['done', 'current', 'coming', 'stopped'] as const;
export type TimelineState = (typeof timelineStates)[number];

const signs: Record<TimelineState, LucideIcon> = {
  done: Check,
  current: CircleDot,
  coming: Circle,
  stopped: Ban,
};

export interface TimelineEntry {
  id: string;
  title: string;
  /** When it was or will be, as it is read: text, or a `time`. */
  when?: ReactNode;
  /** @default 'done' */
  state?: TimelineState;
  /** Instead of the state's own sign. */
  icon?: LucideIcon;
  children?: ReactNode;
}

export interface TimelineProps {
  /** Names the list. */
  label: string;
  /** In the order they happen. */
  entries: readonly TimelineEntry[];
  /** The states are read and marked; `false` for a plain history. @default true */
  hasStates?: boolean;
}

/** What happened and what is to come, one after another. */
export function Timeline({ label, entries, hasStates = true }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {entries.map(({ id, title, when, state = 'done', icon, children }) => (
        <li key={id} className={entry} aria-current={hasStates && state === 'current' ? 'step' : undefined}>
          <span className={sign({ state })}>
            <Icon
              of={icon ?? signs[state]}
              size="small"
              label={hasStates ? timelineWords.states[state] : undefined}
            />
          </span>
          <div className={words}>
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
