import type { AuthEvent, AuthView } from '@vetsync/machines/auth/auth';
import type { OneTimeCodeEvent, OneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import type { SecondFactorEvent, SecondFactorView } from '@vetsync/machines/auth/secondFactor';

// Props of this family's screens. The parts of a screen use them too.

export interface AuthProps {
  view: AuthView;
  send: (event: AuthEvent) => void;
}

export interface OneTimeCodeProps {
  view: OneTimeCodeView;
  send: (event: OneTimeCodeEvent) => void;
}

export interface SecondFactorProps {
  view: SecondFactorView;
  send: (event: SecondFactorEvent) => void;
}
