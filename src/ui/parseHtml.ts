import { trustedHtml } from './trustedTypes';

type Realm = Window & typeof globalThis;

/** Allows any HTML, because the document made from it is never shown. */
const apart = trustedHtml('read-apart', (html) => html);

type QuietParser = Pick<DOMParser, 'parseFromString'>;

let kept: QuietParser | undefined;

/** Parses HTML into a document that is never shown: nothing in it runs or is fetched. */
export function parseHtml(html: string): Document {
  kept ??= inQuietRealm(quietParser) ?? quietParser(window);
  return kept.parseFromString(html, 'text/html');
}

/** A parser of the given window. It is created at once, because the window may be removed soon. */
export function quietParser(realm: Realm): QuietParser {
  const parser = new realm.DOMParser();
  return { parseFromString: (html, type) => parser.parseFromString(apart(html), type) };
}

/**
 * Makes something with a window of its own, which is removed from the page afterwards; `undefined` where the browser gives none. A browser checks the styles
 * and the handlers of HTML against the security policy of the page even in a document that is never shown, and reports each one as a violation. A parser of a
 * removed window reports nothing.
 */
export function inQuietRealm<Made>(make: (realm: Realm) => Made): Made | undefined {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  document.body.append(frame);
  try {
    return frame.contentWindow ? make(frame.contentWindow as Realm) : undefined;
  } catch {
    return undefined;
  } finally {
    frame.remove();
  }
}
