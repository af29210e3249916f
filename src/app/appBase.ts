/** The path the app is served under, with a slash at both ends; whatever serves `index.html` writes it there. */
export function appBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=app-base]')?.content ?? '/';
}

/** The address that the app is served under, as an absolute one. */
export function appBaseUrl(): string {
  return new URL(appBase(), window.location.origin).href;
}
