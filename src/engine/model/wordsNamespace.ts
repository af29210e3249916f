/**
 * Where i18next keeps the words of an entity. The names of the app's own namespaces are those of its files and have no slash, so that an entity may be called
 * `session` or `list`.
 */
export function wordsNamespace(entity: string): string {
  return `schemas/${entity}`;
}
