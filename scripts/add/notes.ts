import type { Note } from './Found';

/** What is taken for granted until the integrator says otherwise. */
export function guessed(place: string, text: string): Note {
  return { kind: 'guessed', place, text };
}

/** What is not as the back office reads it, or not there. */
export function look(place: string, text: string): Note {
  return { kind: 'look', place, text };
}
