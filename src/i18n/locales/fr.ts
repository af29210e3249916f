/** Every text of the signed-in app in this language, by namespace, which is the name of the file. The words of the login page are there before. */
const files = import.meta.glob<Record<string, unknown>>(['./fr/*.json', '!./fr/{errors,login,session,ui}.json'], { eager: true, import: 'default' });

export const texts = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.slice('./fr/'.length, -'.json'.length), words]),
);
