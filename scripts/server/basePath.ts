/** The path an app is served under, with a slash at both ends, however it was said. */
export function basePath(said: string): string {
  const names = said.split('/').filter(Boolean);
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}
