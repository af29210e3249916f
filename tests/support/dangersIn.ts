import { FORBIDDEN } from './xssVectors';

const SAFE = /^(https?:\/\/|mailto:|tel:)/i;

/** What is rendered in an element and could run, fetch, or lead where no link may: nothing, when HTML was sanitised. */
export function dangersIn(root: Element): string[] {
  const all = [...root.querySelectorAll('*')];
  const handlers = all.filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on') || name.includes(':')));
  const links = all.filter((element) => element.hasAttribute('href') && !isSafeLink(element));
  return [...root.querySelectorAll(FORBIDDEN), ...handlers, ...links].map((element) => element.outerHTML);
}

function isSafeLink(element: Element): boolean {
  return SAFE.test(element.getAttribute('href') ?? '') && element.getAttribute('rel')?.includes('noopener') === true;
}
