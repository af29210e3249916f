/** The modules that the resources plugin of `scripts/resources` makes from `schemas/`. */
declare module 'virtual:resources/manifest' {
  /** Every entity, in menu order. */
  export const resources: import('./Resource').ResourceSummary[];
}

declare module 'virtual:resources/words' {
  /** The menu label and page titles of every entity, with a chunk for each language; French fills the gaps of English. */
  export const shellWords: Record<'fr' | 'en', () => Promise<{ default: Record<string, object> }>>;
}

declare module 'virtual:resources/entities' {
  /** A chunk with the body of an entity, and one with its words in each language; nothing where there is no entity of that name. */
  export function entityFiles(name: string): Promise<
    | {
        body: () => Promise<{ default: import('./Resource').EntityBody }>;
        words: Record<'fr' | 'en', () => Promise<{ default: object }>>;
      }
    | undefined
  >;
}

declare module 'virtual:resources/session' {
  /** How people sign in, as `schemas/defaults.json` chooses it. */
  export const session: import('@/session/SessionAdapter').SessionFactory;
}

declare module 'virtual:resources/extensions' {
  /** The extensions in the folders that `SCHEMAS` names. */
  export const extensions: readonly import('./Extension').Extension[];
}
