const SAYS_WHAT_HIDES = /(?:^|[;{\s])(?:display:\s*none|visibility:|pointer-events:)/;

/** As the document computes it: the whole cascade. */
export const wholeStyle = window.getComputedStyle.bind(window);

/**
 * The style of an element as far as a test by role asks for it: an element that no rule hides, nor any that it stands in, has that of its `style` attribute;
 * of the others it is computed whole. Nothing has a size in this document, and the cascade for each question about a role, and each of the
 * grid about a width, was half the time of a test of a list.
 */
export function styleThatHides(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
  return isStyled && !isTouched(element) ? element.style : wholeStyle(element, pseudo);
}

function isTouched(element: Element): boolean {
  const selectors = allSelectors();
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (SAYS_WHAT_HIDES.test(at.getAttribute('style') ?? '')) return true;
    for (const selector of selectors) if (isMatch(at, selector)) return true;
  }
  return false;
}

/** A selector that this document cannot read hides nothing in it. */
function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

let last: { sheets: number; newest: Element | null; selectors: string[] } | undefined;

/** Of all sheets. Each rule that is added at run time comes in a sheet of its own, at the end of those in the head. */
function allSelectors(): string[] {
  const { childElementCount: sheets, lastElementChild: newest } = document.head;
  if (last?.sheets !== sheets || last.newest !== newest) {
    last = { sheets, newest, selectors: [...document.querySelectorAll('style')].flatMap(({ sheet }) => (sheet ? selectorsOf(sheet) : [])) };
  }
  return last.selectors;
}

const known = new WeakMap<CSSStyleSheet, { length: number; selectors: string[] }>();

/** Those of the rules that say what hides; nothing is printed here. Rules are added to a sheet, never changed. */
function selectorsOf(sheet: CSSStyleSheet): string[] {
  const { length } = sheet.cssRules;
  const before = known.get(sheet);
  if (before?.length === length) return before.selectors;
  const selectors = hidingSelectors([...sheet.cssRules]);
  known.set(sheet, { length, selectors });
  return selectors;
}

function hidingSelectors(rules: CSSRule[]): string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return SAYS_WHAT_HIDES.test(rule.cssText) ? [rule.selectorText] : [];
    const isRead = rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule && rule.conditionText === 'print');
    return isRead ? hidingSelectors([...rule.cssRules]) : [];
  });
}
