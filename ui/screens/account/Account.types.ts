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
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type AccountDeletionProps = ScreenProps<AccountDeletionView, AccountDeletionEvent>;

export type AccountEmailProps = ScreenProps<AccountProfileView['email'], AccountProfileEvent>;

export type AccountFactorProps = ScreenProps<AccountSecurityView['factor'], AccountSecurityEvent>;

export type AccountPasswordProps = ScreenProps<AccountSecurityView['password'], AccountSecurityEvent>;

export type ConnectedAccountsProps = ScreenProps<ConnectedAccountsView, ConnectedAccountsEvent>;

export type DevicesProps = ScreenProps<DevicesView, DevicesEvent>;

export type CalendarAddressProps = ScreenProps<CalendarAddressView, CalendarAddressEvent>;

export type NotificationMailProps = ScreenProps<NotificationMailView, NotificationMailEvent>;

export type ReauthenticateDialogProps = ScreenProps<ReauthenticateView, ReauthenticateEvent>;

export type VeteranVerificationProps = ScreenProps<VeteranVerificationView, VeteranVerificationEvent>;
