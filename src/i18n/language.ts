export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The key in local storage that holds an operator's choice; `boot.js` reads it before the first paint. */
export const LANGUAGE_KEY = 'backOffice.language';

/** The language of a tag: English, or else French. */
export function toLanguage(tag: string | null | undefined): Language {
  return tag?.startsWith('en') ? 'en' : 'fr';
}
