import type { CommunityScreenEvent, CommunityView, EventView } from '@vetsync/machines/community/community';
import type { EventEditorEvent, EventEditorView } from '@vetsync/machines/community/eventEditor';
import type { MentorsEvent, MentorsView } from '@vetsync/machines/community/mentors';
import type { NetworkEvent, NetworkView } from '@vetsync/machines/community/network';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';

// Props of this family's screens. The parts of a screen use them too.

export interface CommunityProps {
  view: CommunityView;
  send: (event: CommunityScreenEvent) => void;
  /** An `EventCalendar`, which may load later than the rest. */
  calendar: ReactNode;
  /** Whether there is a draft of an unpublished event. */
  hasDraft: boolean;
}

export interface EventEditorProps {
  view: EventEditorView;
  send: (event: EventEditorEvent) => void;
}

export interface MentorsProps {
  view: MentorsView;
  send: (event: MentorsEvent) => void;
}

export interface NetworkProps {
  view: NetworkView;
  send: (event: NetworkEvent) => void;
}

export interface EventCardProps {
  event: EventView;
  intl: IntlConfig;
  send: (event: CommunityScreenEvent) => void;
}
