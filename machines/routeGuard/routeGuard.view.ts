export interface RouteGuardView {
  /** `unreachable`: the server did not say who this is; offer another try. */
  state: 'loading' | 'unreachable' | 'redirecting' | 'denied' | 'allowed';
  /** Signed-in e-mail on the Access Denied card, so that a person sees which account was refused. */
  email: string | null;
}
