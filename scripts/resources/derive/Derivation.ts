/** A value that no file of an entity states, with the rule from which it follows. */
export interface Derivation {
  file: 'schema.json' | 'resource.json' | 'fr.json' | 'en.json';
  /** The key of the value; the key of a text has dots. */
  key: string;
  value: unknown;
  because: string;
}
