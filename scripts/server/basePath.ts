/** The path under which an app is served, with a slash at both ends, in whichever form it was given. */
export function basePath(said: string): string {
  const names = said.split('/').filter(Boolean);
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}
