/** Every text of the signed-in app in this language, by namespace: the file's name. Those of the login page come before. */
const files = import.meta.glob<Record<string, unknown>>(['./fr/*.json', '!./fr/{errors,login,session,ui}.json'], { eager: true, import: 'default' });

export const texts = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.slice('./fr/'.length, -'.json'.length), words]),
);
