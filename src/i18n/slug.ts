import { fold } from './fold';

/** A text as a part of a file name: "Types de point relais" gives `types-de-point-relais`. */
export function slug(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
