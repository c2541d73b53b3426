import type { CommunityScreenEvent, CommunityView, EventView } from '@vetsync/machines/community/community';
import type { EventEditorEvent, EventEditorView } from '@vetsync/machines/community/eventEditor';
import type { MentorsEvent, MentorsView } from '@vetsync/machines/community/mentors';
import type { NetworkEvent, NetworkView } from '@vetsync/machines/community/network';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export interface CommunityProps extends ScreenProps<CommunityView, CommunityScreenEvent> {
  /** An `EventCalendar`, which may load later than the rest. */
  calendar: ReactNode;
  /** Whether there is a draft of an unpublished event. */
  hasDraft: boolean;
}

export type EventEditorProps = ScreenProps<EventEditorView, EventEditorEvent>;

export interface MentorsProps extends ScreenProps<MentorsView, MentorsEvent> {
  /** Talks of the person, as mentor or with one. @default none */
  talks?: ReactNode;
}

export type NetworkProps = ScreenProps<NetworkView, NetworkEvent>;

export interface EventCardProps {
  event: EventView;
  intl: IntlConfig;
  send: (event: CommunityScreenEvent) => void;
}
