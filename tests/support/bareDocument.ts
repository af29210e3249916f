import { cleanup } from '@testing-library/react';

const { documentElement: page, body } = document;
const before = [page, body].map((element) => ({ element, attributes: attributesOf(element) }));

/**
 * Restores the document to its state before the test, because all files of a worker share one. Throws an `Error` when something is left that
 * nothing removes, which the next test would find.
 */
export function bareDocument(): void {
  cleanup();
  for (const { element, attributes } of before) restore(element, attributes);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  if (body.childElementCount > 0) throw new Error(`This test leaves something in the document, which it must take away: ${body.innerHTML.slice(0, 300)}`);
}

function attributesOf(element: Element): Map<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

function restore(element: Element, attributes: Map<string, string>): void {
  for (const name of attributesOf(element).keys()) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}
