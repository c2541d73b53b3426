import type { AssistantEvent, AssistantView, TurnView } from '@vetsync/machines/battleBuddy/assistant';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of the assistant's screens. The parts of a screen use them too.

export interface AssistantProps extends ScreenProps<AssistantView, AssistantEvent> {
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
}

export interface TurnProps extends AssistantProps {
  turn: TurnView;
  /** Whether it is the newest question. */
  isLatest: boolean;
  /** Heading level of cards. */
  level: 2 | 3;
}
