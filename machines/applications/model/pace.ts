/** From an actor that plays how something is sent, where no server gets it. */
export type PaceEvent =
  | { type: 'pace.changed'; /** In percent. */ progress: number }
  /** It counts as sent. */
  | { type: 'pace.finished' }
  /** The success has been shown for long enough. */
  | { type: 'pace.over' };
