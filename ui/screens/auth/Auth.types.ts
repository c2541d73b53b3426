import type { AuthEvent, AuthView } from '@vetsync/machines/auth';
import type { OneTimeCodeEvent, OneTimeCodeView } from '@vetsync/machines/oneTimeCode';
import type { SecondFactorEvent, SecondFactorView } from '@vetsync/machines/secondFactor';

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
