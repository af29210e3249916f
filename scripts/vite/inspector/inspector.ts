import { entityFiles } from 'virtual:resources/entities';
import { resources } from 'virtual:resources/manifest';
import type { EntityBody } from '../../../src/engine/model/Resource';
import { describeField, type Call } from './describeField';
import { fieldAt } from './fieldAt';

/** The inspector of the development server: see `inspectorPlugin`. */
const key = document.querySelector<HTMLElement>('[data-inspector-key]')?.dataset['inspectorKey'];
const panel = document.createElement('aside');
let last: Call | undefined;
let pointed: Element | undefined;
let shown: { name: string; body: EntityBody; words: { fields?: Record<string, unknown> } } | undefined;

panel.hidden = true;
panel.setAttribute('aria-label', 'Inspector');
panel.setAttribute(
  'style',
  'position:fixed;inset:auto 8px 8px auto;z-index:99999;max-width:30rem;max-height:70vh;overflow:auto;padding:8px 12px;background:#111;color:#eee;font:12px/1.5 monospace;white-space:pre-wrap;border:1px solid #888',
);

noteCalls();
window.addEventListener('keydown', (event) => {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  if (!panel.isConnected) document.body.append(panel);
  panel.hidden = !panel.hidden;
  void show(document.activeElement);
});
for (const name of ['pointerover', 'focusin']) window.addEventListener(name, ({ target }) => target instanceof Element && void show(target));

/** Shows what is known of the field at an element. What is in the panel stays while the pointer is in it. */
async function show(element: Element | null): Promise<void> {
  if (panel.hidden || !element || panel.contains(element)) return;
  pointed = element;
  const entity = await entityHere();
  // The pointer has moved on while the entity was loading.
  if (pointed !== element) return;
  const lines = entity ? describeField(entity.body, fieldAt(element, entity.body.schema, entity.words.fields ?? {}), last) : [['Entity', 'none at this address']];
  panel.replaceChildren(
    ...lines.flatMap(([title = '', text = '']) => {
      const strong = document.createElement('strong');
      strong.textContent = `${title}\n`;
      return [strong, `${text}\n`];
    }),
  );
}

/** The entity whose route the address begins with. */
async function entityHere(): Promise<typeof shown> {
  const { pathname } = window.location;
  const [found] = resources.filter(({ route = '-' }) => pathname === route || pathname.startsWith(`${route}/`)).sort((a, b) => (b.route ?? '').length - (a.route ?? '').length);
  const parts = found && (await entityFiles(found.name));
  if (!found || !parts) return undefined;
  if (shown?.name === found.name) return shown;
  const [body, words] = await Promise.all([parts.body(), parts.words[document.documentElement.lang === 'en' ? 'en' : 'fr']()]);
  shown = { name: found.name, body: body.default, words: words.default };
  return shown;
}

/** Remembers the last call to the API. What is sent is not kept. */
function noteCalls(): void {
  const own = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (!pathname.includes('/api/')) return own(input, init);
    const call: Call = { method: init?.method ?? 'GET', path: pathname + search };
    last = call;
    try {
      const answer = await own(input, init);
      call.status = answer.status;
      return answer;
    } catch (error) {
      call.status = 'lost';
      throw error;
    }
  };
}
