import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify';
import { inQuietRealm, quietParser } from './parseHtml';
import { SAFE_ADDRESS } from './safeAddress';
import { sanitiseForLibraries, trustedHtml } from './trustedTypes';

/**
 * The elements that may stay in formatted text: none that runs, asks the network, takes a click elsewhere or brings its own style. Images are left out too:
 * the security policy would refuse those of other hosts.
 */
const TAGS = [
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre div ul ol li',
  'strong b em i u s del ins sub sup code span a',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

const ATTRIBUTES = ['href', 'rel', 'target', 'lang', 'dir', 'start', 'colspan', 'rowspan', 'scope'];

const purifier = inQuietRealm((realm) => supported(createPurifier(partsOf(realm)))) ?? supported(createPurifier(partsOf(window)));

function partsOf(realm: Window & typeof globalThis): WindowLike {
  const parser = quietParser(realm);
  const { document, DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter, NamedNodeMap, HTMLFormElement } = realm;
  const parts = { document, DocumentFragment, HTMLTemplateElement, Node, Element, NodeFilter, NamedNodeMap, HTMLFormElement };
  return { ...parts, DOMParser: class QuietParser {
    parseFromString = parser.parseFromString;
  } };
}

/** A purifier that is set up, or `undefined` where the browser is not supported: the library would then return the HTML unchanged. */
function supported(made: DOMPurify): DOMPurify | undefined {
  if (!made.isSupported) return undefined;
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A' || !element.hasAttribute('href')) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}

/** Removes from HTML of somebody else everything that could do more than be read (contract wire.values). */
export function sanitiseHtml(html: string): string {
  const sanitised = purifier?.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return sanitised ?? '';
}

sanitiseForLibraries(sanitiseHtml);

/** The sanitised HTML, as a trusted value that a page may render. */
export const renderableHtml = trustedHtml('sanitised', sanitiseHtml);
