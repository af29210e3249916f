/** What no file of an entity says, and by which rule it is so. */
export interface Derivation {
  file: 'schema.json' | 'resource.json' | 'fr.json' | 'en.json';
  /** Its key; that of a text has points. */
  key: string;
  value: unknown;
  because: string;
}
