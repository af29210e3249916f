// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '../../../scripts/sandbox/seed/accounts';
import { permissionsOf } from '../../../scripts/sandbox/session/permissions';
import { renderApp, STRUCTURES } from '../../component/app/renderApp';
import { realEntities } from '../../support/realEntities';
import { json } from '../api/fakes';

/** `npm run chaos` types into every form, `npm test` into a small one. */
const IS_WHOLE = process.env['CHAOS'] !== undefined;

/** Texts that an operator would type to see what happens, or paste unknowingly. */
const HOSTILE = ['<img src=x onerror=pwned()>', '{{pwned()}}', '\u202Eabc', 'a\u200Bb', 'x'.repeat(10_000), 'a\0b', 'cut\ud83d', "=cmd|' /C calc'!A0", '__proto__', '%', '%00', '../..'];

const permissions = [...new Set(ACCOUNTS.flatMap(({ roles }) => [...permissionsOf(roles)]))];
const forms = realEntities.filter(({ resource: { route, permissions: needed } }) => route !== undefined && needed?.create !== undefined).map(({ resource: { name, route, endpoint } }) => ({ name, route: route!, path: endpoint.list }));

let typed = 0;
afterAll(() => {
  if (IS_WHOLE) console.log(`hostile texts typed: ${typed}`);
});

const crashed = () => screen.queryByRole('heading', { name: /erreur inattendue|n’a pas pu être affichée/i });

describe.each(IS_WHOLE ? forms : forms.filter(({ name }) => name === 'editorial'))('hostile texts typed into the form of $name', ({ route, path }) => {
  it('stand in each box as they were typed, run nothing and break nothing', async () => {
    let ran = 0;
    Object.assign(globalThis, { pwned: () => (ran += 1) });
    await renderApp({
      address: `${route}/create`,
      permissions,
      structures: STRUCTURES,
      config: { settings: { hitchHiking: true } },
      answers: { [path]: ({ method }) => (method === 'GET' ? json({ 'hydra:member': [], 'hydra:totalItems': 0 }) : json({ 'hydra:description': 'Non' }, 422)) },
    });
    await waitFor(() => expect(screen.queryAllByRole('textbox').length + screen.queryAllByRole('combobox').length).toBeGreaterThan(0));
    const boxes = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')].filter((box) => box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement).filter((box) => !box.readOnly && !box.disabled && document.querySelector('main')?.contains(box));
    const changed: string[] = [];
    for (const text of IS_WHOLE ? HOSTILE : HOSTILE.filter((_text, index) => index % 3 === 0)) {
      for (const box of boxes) {
        if (!box.isConnected) continue;
        typed += 1;
        fireEvent.focus(box);
        fireEvent.change(box, { target: { value: text } });
        if (box.isConnected && box.value !== text && box.maxLength < 0) changed.push(`${box.id}: ${text.slice(0, 20)}`);
        fireEvent.blur(box);
      }
    }
    for (const button of screen.queryAllByRole('button', { name: /^(?:Créer|Suivant)$/ })) fireEvent.click(button);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect([crashed(), ran, changed]).toEqual([null, 0, []]);
    expect(document.querySelector('main img[onerror]')).toBeNull();
  });
});
