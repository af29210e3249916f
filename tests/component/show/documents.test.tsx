// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionUse } from '@/engine/model/ActionUse';
import type { EntityBody } from '@/engine/model/Resource';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const decision = (name: string, options: Partial<ActionUse>): ActionUse => ({
  use: 'call',
  name,
  on: 'row',
  danger: false,
  confirms: true,
  method: 'POST',
  endpoint: `admin/permits/{item.id}/${name}`,
  item: { field: 'permits', where: { state: 1 } },
  ...options,
});

const words = { actions: { accept: 'Accepter', refuse: 'Refuser', refuseTitle: 'Refuser ?', refuseConfirm: 'Oui' }, fields: { permits: 'Permis' }, sections: { papers: 'Papiers' } };

/** An outing with permits that somebody must open before they are accepted. */
function withPermits(options: Partial<ActionUse> = {}): EntityBody {
  const entity = outingWith({
    actions: [decision('accept', options), decision('refuse', { danger: true, ...options })],
    show: [{ name: 'papers', rows: [['permits']] }],
    fields: { permits: { cleared: 'null' }, 'permits.scan': { cleared: 'null', widget: { use: 'url', labelField: 'file' } } },
  });
  const permits = { type: 'array' as const, items: { type: 'object' as const, properties: { id: { type: 'integer' as const }, state: { type: 'integer' as const }, scan: { type: 'string' as const, format: 'uri' }, file: { type: 'string' as const } } } };
  return { ...entity, schema: { ...entity.schema, properties: { ...entity.schema.properties, permits } } };
}

const permit = (scan: string, state = 1, id = 1) => ({ id, state, scan, file: scan.slice(scan.lastIndexOf('/') + 1) });
const here = (file: string) => `${window.location.origin}/upload/${file}`;
const show = (permits: object[], options?: Partial<ActionUse>) => renderRecord({ path: '/outings/show/12', entity: withPermits(options), words, api: { get: () => Promise.resolve({ ...saved, permits }) } });
const panel = () => screen.findByRole('region', { name: /^À examiner.*Permis$/ });
const serve = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));
const viewer = (isThere: boolean) => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the document by which a record is decided', () => {
  it('stands on its page, is enlarged and turned by buttons and keys, and opens in a tab of its own', async () => {
    await show([permit(here('permit.png')), permit(here('old.png'), 2, 2)]);
    const box = within(await panel());
    const picture = await box.findByRole('img', { name: 'permit.png' });
    // On a wide screen the decisions are in the head of the page.
    expect([box.queryByRole('tab'), box.queryByRole('button', { name: 'Accepter' })]).toEqual([null, null]);
    expect(box.getByRole('link', { name: 'Ouvrir (nouvel onglet)' }).getAttribute('href')).toBe(here('permit.png'));
    // Whoever serves the file is not told whose record is looked at.
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
    const zoom = () => box.getByRole('status').textContent.replaceAll(/\s/g, ' ');
    expect(zoom()).toBe('100 %');
    await userEvent.click(box.getByRole('button', { name: 'Agrandir' }));
    expect(zoom()).toBe('150 %');
    box.getByRole('group', { name: /permit\.png$/ }).focus();
    await userEvent.keyboard('+');
    expect(zoom()).toBe('225 %');
    await userEvent.keyboard('-');
    expect(zoom()).toBe('150 %');
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(zoom()).toBe('150 %');
    // The wheel alone scrolls.
    fireEvent.wheel(picture, { deltaY: -200 });
    expect(zoom()).toBe('150 %');
    await userEvent.keyboard('0');
    expect(zoom()).toBe('100 %');
    await userEvent.click(box.getByRole('button', { name: 'Réduire' }));
    expect([zoom(), box.getByRole('button', { name: 'Réduire' }).getAttribute('aria-disabled')]).toEqual(['100 %', 'true']);
    await userEvent.click(box.getByRole('button', { name: 'Pivoter d’un quart de tour' }));
    expect(picture.style.transform).toContain('rotate(90deg)');
  });

  it('is enlarged as far as it can be read, and moved by the mouse; fingers scroll by themselves', async () => {
    await show([permit(here('permit.png'))]);
    const box = within(await panel());
    const larger = await box.findByRole('button', { name: 'Agrandir' });
    for (let press = 0; press < 6; press += 1) {
      expect(larger.getAttribute('aria-disabled')).toBe('false');
      await userEvent.click(larger);
    }
    expect(larger.getAttribute('aria-disabled')).toBe('true');
    expect(box.getByRole('status').textContent).toMatch(/^800.%$/);
    const view = box.getByRole('group', { name: /^Document affiché/ });
    const scrollBy = vi.spyOn(view, 'scrollBy').mockImplementation(() => undefined);
    const moved = { buttons: 1, movementX: 10, movementY: 5 };
    fireEvent.pointerMove(view, { ...moved, pointerType: 'touch' });
    fireEvent.pointerMove(view, { ...moved, pointerType: 'mouse', buttons: 0 });
    expect(scrollBy).not.toHaveBeenCalled();
    fireEvent.pointerMove(view, { ...moved, pointerType: 'mouse' });
    expect(scrollBy.mock.calls).toEqual([[-10, -5]]);
  });

  it('is one of several, by the names of their files, each shown afresh', async () => {
    await show([permit(here('front.png')), permit(here('back.png'), 1, 2)]);
    const box = within(await panel());
    fireEvent.error(await box.findByRole('img', { name: 'front.png' }));
    await box.findByText(/n’a pas pu être affiché ici/);
    await userEvent.click(box.getByRole('tab', { name: 'back.png' }));
    await box.findByRole('img', { name: 'back.png' });
    expect(box.getByRole('tabpanel', { name: 'back.png' })).toBeDefined();
  });

  it('is said not to be shown when it is no picture, with the way to it', async () => {
    await show([permit(here('permit.heic'))]);
    const box = within(await panel());
    fireEvent.error(await box.findByRole('img', { name: 'permit.heic' }));
    await box.findByText(/n’a pas pu être affiché ici/);
    expect(box.getByRole('link', { name: 'Ouvrir (nouvel onglet)' })).toBeDefined();
  });

  it('is shown by the browser when it is a PDF', async () => {
    viewer(true);
    serve('%PDF-1.7');
    // An address may go on after the name of its file.
    await show([permit(here('permit.pdf?signed=7'))]);
    const frame = await within(await panel()).findByTitle<HTMLIFrameElement>('permit.pdf?signed=7');
    expect([frame.tagName, frame.src.startsWith('blob:')]).toEqual(['IFRAME', true]);
  });

  it('is not put in a frame when it only says that it is a PDF', async () => {
    viewer(true);
    serve('<html><script>alert(1)</script></html>');
    await show([permit(here('permit.pdf'))]);
    await within(await panel()).findByText(/n’a pas pu être affiché ici/);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is said to open elsewhere where the browser shows no PDF', async () => {
    viewer(false);
    await show([permit(here('permit.pdf'))]);
    await within(await panel()).findByText(/n’affiche pas les PDF/);
  });

  it.each([
    ['nothing waits', 2, {}],
    ['it does not apply to the record', 1, { when: { field: 'status', is: 0 } }],
  ])('is not there without a choice, as %s', async (_why, state, options) => {
    await show([permit(here('permit.png'), state)], options);
    await screen.findByText('Papiers');
    expect(screen.queryByRole('region', { name: /^À examiner.*Permis$/ })).toBeNull();
  });

  it('has the decisions under it on a telephone', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width: 599'), addEventListener: () => undefined, removeEventListener: () => undefined }));
    const { calls } = await show([permit(here('permit.png'))]);
    const box = within(await panel());
    expect(box.getAllByRole('button').map(({ textContent }) => textContent).slice(-2)).toEqual(['Acceptera', 'Refuserr']);
    // They are what the page is for, and editing is not.
    const links = await screen.findAllByRole('link', { name: 'Modifier' });
    expect([...screen.getAllByRole('button'), ...links].filter(({ classList }) => classList.contains('button-contained')).map(({ textContent }) => textContent)).toEqual(['Acceptera']);
    await userEvent.click(box.getByRole('button', { name: 'Refuser' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Oui' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'create').map(({ path }) => path)).toEqual(['admin/permits/1/refuse']));
  });
});
