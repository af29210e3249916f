import { FORBIDDEN } from './xssVectors';

const SAFE = /^(https?:\/\/|mailto:|tel:)/i;

/** Everything rendered in an element that could run, load something, or lead where no link may lead. It is empty when the HTML was sanitised. */
export function dangersIn(root: Element): string[] {
  const all = [...root.querySelectorAll('*')];
  const handlers = all.filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on') || name.includes(':')));
  const links = all.filter((element) => element.hasAttribute('href') && !isSafeLink(element));
  return [...root.querySelectorAll(FORBIDDEN), ...handlers, ...links].map((element) => element.outerHTML);
}

function isSafeLink(element: Element): boolean {
  return SAFE.test(element.getAttribute('href') ?? '') && element.getAttribute('rel')?.includes('noopener') === true;
}
