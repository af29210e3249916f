const files = import.meta.glob<Record<string, unknown>>('./en/*.json', { eager: true, import: 'default' });

/** Every text of the shell in this language, by namespace: the file's name. */
export const texts = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.slice('./en/'.length, -'.json'.length), words]),
);
