import { trustedHtml } from './trustedTypes';

type Realm = Window & typeof globalThis;

/** For a document that is never shown, whatever it holds. */
const apart = trustedHtml('read-apart', (html) => html);

type QuietParser = Pick<DOMParser, 'parseFromString'>;

let kept: QuietParser | undefined;

/** HTML as a document that is never shown: nothing in it runs or is fetched. */
export function parseHtml(html: string): Document {
  kept ??= inQuietRealm(quietParser) ?? quietParser(window);
  return kept.parseFromString(html, 'text/html');
}

/** Of a window that may be about to go: its parser is made while it is there. */
export function quietParser(realm: Realm): QuietParser {
  const parser = new realm.DOMParser();
  return { parseFromString: (html, type) => parser.parseFromString(apart(html), type) };
}

/**
 * What is made in a window that belongs to no page any more afterwards; `undefined` where a browser has none. A browser checks the styles and the handlers of HTML
 * against the security policy of the page even in a document that is never shown, and reports each as an attempt: what is read with a
 * parser of such a window is read in silence.
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
