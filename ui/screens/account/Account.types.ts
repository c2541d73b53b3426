import type { AccountDeletionEvent, AccountDeletionView } from '@vetsync/machines/account/accountDeletion';
import type { AccountProfileEvent, AccountProfileView } from '@vetsync/machines/account/accountProfile';
import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import type {
  ConnectedAccountsEvent,
  ConnectedAccountsView,
} from '@vetsync/machines/account/connectedAccounts';
import type { DevicesEvent, DevicesView } from '@vetsync/machines/account/devices';
import type { CalendarAddressEvent, CalendarAddressView } from '@vetsync/machines/account/calendarAddress';
import type { NotificationMailEvent, NotificationMailView } from '@vetsync/machines/account/notificationMail';
import type { ReauthenticateEvent, ReauthenticateView } from '@vetsync/machines/account/reauthenticate';
import type {
  VeteranVerificationEvent,
  VeteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';

// Props of this family's screens. The parts of a screen use them too.

export interface AccountDeletionProps {
  view: AccountDeletionView;
  send: (event: AccountDeletionEvent) => void;
}

export interface AccountEmailProps {
  view: AccountProfileView['email'];
  send: (event: AccountProfileEvent) => void;
}

export interface AccountFactorProps {
  view: AccountSecurityView['factor'];
  send: (event: AccountSecurityEvent) => void;
}

export interface AccountPasswordProps {
  view: AccountSecurityView['password'];
  send: (event: AccountSecurityEvent) => void;
}

export interface ConnectedAccountsProps {
  view: ConnectedAccountsView;
  send: (event: ConnectedAccountsEvent) => void;
}

export interface DevicesProps {
  view: DevicesView;
  send: (event: DevicesEvent) => void;
}

export interface CalendarAddressProps {
  view: CalendarAddressView;
  send: (event: CalendarAddressEvent) => void;
}

export interface NotificationMailProps {
  view: NotificationMailView;
  send: (event: NotificationMailEvent) => void;
}

export interface ReauthenticateDialogProps {
  view: ReauthenticateView;
  send: (event: ReauthenticateEvent) => void;
}

export interface VeteranVerificationProps {
  view: VeteranVerificationView;
  send: (event: VeteranVerificationEvent) => void;
}
