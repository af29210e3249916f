import { parseHtml } from '@/ui/parseHtml';

/** Elements with two names and the same meaning. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

/** Elements and attributes that do not change how a text reads. */
const NEUTRAL = new Set(['p', 'div', 'span', 'br', 'section', 'article', 'main', 'header', 'footer', 'tbody', 'body']);
const NEUTRAL_ATTRIBUTES = new Set(['rel', 'target', 'start']);

/** Elements that are seen but contain no text. */
const WORDLESS = 'img, picture, hr, iframe, video, audio, object, embed, canvas, svg, math, form, input, button, select, textarea, script, style, link, meta';

/**
 * Whether a text loses formatting, pictures or words between what is stored and what an editor keeps of it. The two are compared letter by letter, each with the
 * elements around it, so that another spelling of the same markup is no loss.
 */
export function losesMarkup(stored: string, kept: string): boolean {
  const [before, after] = [parseHtml(stored), parseHtml(kept)];
  if (before.querySelectorAll(WORDLESS).length > after.querySelectorAll(WORDLESS).length) return true;
  const [letters, others] = [lettersOf(before.body), lettersOf(after.body)];
  if (letters.length !== others.length) return true;
  return letters.some(({ letter, marks }, index) => {
    const other = others[index];
    return letter !== other?.letter || [...marks].some((mark) => !other.marks.has(mark));
  });
}

interface Letter {
  letter: string;
  /** The elements and attributes around a letter: `strong`, `a`, `a href=…`, `td`, `p style=…` */
  marks: ReadonlySet<string>;
}

function lettersOf(element: Element, outer: ReadonlySet<string> = new Set()): Letter[] {
  const marks = new Set([...outer, ...marksOf(element)]);
  return [...element.childNodes].flatMap((node) => {
    // Nodes are told by their type and not by `instanceof`, as the parsed document belongs to another window, with classes of its own.
    if (node.nodeType === Node.ELEMENT_NODE) return lettersOf(node as Element, marks);
    return node.nodeType === Node.TEXT_NODE ? [...(node.nodeValue ?? '').replaceAll(/\s/g, '')].map((letter) => ({ letter, marks })) : [];
  });
}

function marksOf(element: Element): string[] {
  const tag = element.localName;
  const name = SAME[tag] ?? tag;
  const attributes = [...element.attributes].filter((attribute) => !NEUTRAL_ATTRIBUTES.has(attribute.name));
  return [...(NEUTRAL.has(name) ? [] : [name]), ...attributes.map((attribute) => `${attribute.name}=${attribute.value}`)];
}
