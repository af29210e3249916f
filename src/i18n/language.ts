export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where an operator's choice is kept; `boot.js` reads it before the first paint. */
export const LANGUAGE_KEY = 'backOffice.language';

/** Any tag as one of ours; French for what we do not speak. */
export function toLanguage(tag: string | null | undefined): Language {
  return tag?.startsWith('en') ? 'en' : 'fr';
}
