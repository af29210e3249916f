import type { Note } from './Found';

/** A note about an assumption, which holds until the integrator says otherwise. */
export function guessed(place: string, text: string): Note {
  return { kind: 'guessed', place, text };
}

/** A note about something that the back office reads in another way, or that is missing. */
export function look(place: string, text: string): Note {
  return { kind: 'look', place, text };
}
