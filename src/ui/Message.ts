/** A message of the bar at the bottom: whose sentence it is, whether it is a success or an error, and which one (specification 8.4). */
export interface Message {
  kind: 'success' | 'error';
  /** A whole sentence, in the operator's language. */
  text: string;
  /**
   * The page says the same, and reads it to a screen reader. The message is dropped as soon as another attempt begins or another message is shown, since it is
   * outdated then.
   */
  passing?: true;
  /** What the message is about. Another attempt at it removes the message, since it is outdated then. */
  about?: string;
  /** The button of the bar that acts on what was done, for example by undoing it. */
  offer?: Offer;
}

export interface Offer {
  label: string;
  run: () => void;
}

export interface QueuedMessage extends Message {
  id: number;
}
