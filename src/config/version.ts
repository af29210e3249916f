/**
 * The build that this page belongs to: the version of the package and a hash of the content, such as `0.1.0+3f9c2a7be01d`. The build writes it into
 * `index.html`, and into `version.json` for the pages that are open already. Empty in a page that was not built, such as those of tests.
 */
export function buildVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=app-version]')?.content ?? '';
}
