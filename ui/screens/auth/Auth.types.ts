import type { AuthEvent, AuthView } from '@vetsync/machines/auth/auth';
import type { OneTimeCodeEvent, OneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import type { SecondFactorEvent, SecondFactorView } from '@vetsync/machines/auth/secondFactor';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type AuthProps = ScreenProps<AuthView, AuthEvent>;

export type OneTimeCodeProps = ScreenProps<OneTimeCodeView, OneTimeCodeEvent>;

export type SecondFactorProps = ScreenProps<SecondFactorView, SecondFactorEvent>;
