/** What every screen takes: what it shows, and where its events go. */
export interface ScreenProps<View, Event> {
  view: View;
  send: (event: Event) => void;
}
