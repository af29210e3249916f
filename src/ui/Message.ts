/** What the bar at the bottom says: whose sentence, success or error, and which one (specification 8.4). */
export interface Message {
  kind: 'success' | 'error';
  /** A whole sentence, in the operator's language. */
  text: string;
  /** Only until something else is said: another attempt makes it old news. */
  passing?: true;
  /** What can be done about it, from the bar itself: what was done is undone. */
  offer?: Offer;
}

export interface Offer {
  label: string;
  run: () => void;
}

export interface QueuedMessage extends Message {
  id: number;
}
