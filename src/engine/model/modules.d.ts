/** What the resources plugin of `scripts/resources` makes of `schemas/`. */
declare module 'virtual:resources/manifest' {
  /** Every entity, in menu order. */
  export const resources: import('./Resource').ResourceSummary[];
}

declare module 'virtual:resources/words' {
  /** Menu label and page titles of every entity, by entity, one chunk per language; English is completed by French. */
  export const shellWords: Record<'fr' | 'en', () => Promise<{ default: Record<string, object> }>>;
}

declare module 'virtual:resources/entities' {
  /** One chunk for the body of each entity and one for its words in each language. */
  export const entities: Record<
    string,
    {
      body: () => Promise<{ default: import('./Resource').EntityBody }>;
      words: Record<'fr' | 'en', () => Promise<{ default: object }>>;
    }
  >;
}

declare module 'virtual:resources/extensions' {
  /** Those of the folders that `SCHEMAS` names. */
  export const extensions: readonly import('./Extension').Extension[];
}
