// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { loadPage, open, PERMISSIONS, request } from './keptRequest';

beforeAll(loadPage);

describe('sending the file of a proof', () => {
  const may = { permissions: [...PERMISSIONS, 'proof_create'] };

  async function send(button: string, file: File) {
    const opener = await screen.findByRole('button', { name: button });
    expect(opener.getAttribute('aria-haspopup')).toBe('dialog');
    await userEvent.click(opener);
    const dialog = await screen.findByRole(button.startsWith('Remplacer') ? 'alertdialog' : 'dialog');
    const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, file);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    return dialog;
  }

  it('sends that one alone, and reads the request again', async () => {
    const kept = await open(may);
    const uploaded = new File(['x'], 'quittance.pdf');
    kept.current = { ...kept.current, adminproofs: [...request.adminproofs, { structureProofId: 9, label: 'Justificatif de domicile', file: true, originalName: 'quittance.pdf', fileName: 'https://platform.test/upload/y.pdf', status: 1 }] };
    await send('Envoyer un fichier pour «\u202fJustificatif de domicile\u202f»', uploaded);
    expect(await screen.findByText('Le fichier quittance.pdf a été envoyé')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.uploads.map((form) => [...form.entries()].map(([part, value]) => [part, value instanceof File ? value.name : value]))).toEqual([
      [['solidaryId', '12'], ['proofId', '9'], ['file', 'quittance.pdf']],
    ]);
    expect(kept.reads).toBe(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Justificatifs' })));
    expect(await screen.findByRole('link', { name: /^quittance\.pdf/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^carte\.pdf/ })).toBeTruthy();
  });

  it('refuses one with nothing in it, and sends nothing', async () => {
    const kept = await open(may);
    const dialog = await send('Envoyer un fichier pour «\u202fJustificatif de domicile\u202f»', new File([], 'vide.pdf'));
    expect(await within(dialog).findByText(/Ce fichier est vide/)).toBeTruthy();
    expect(kept.uploads).toEqual([]);
  });

  it('closes its dialog where a file takes the place of another, whose line stays', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'] });
    await send('Remplacer le fichier pour «\u202fPièce d’identité\u202f»', new File(['x'], 'neuve.pdf'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(kept.uploads).toHaveLength(1);
  });

  it('replaces none where the platform refuses a second one', async () => {
    await open(may);
    expect(await screen.findByRole('button', { name: /^Envoyer un fichier/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remplacer le fichier/ })).toBeNull();
  });

  it('says which file it replaces, and keeps the choice when it is refused', async () => {
    await open({ ...may, mended: ['repeatedProof'], upload: () => json({ 'hydra:description': 'No' }, 400) });
    const dialog = await send('Remplacer le fichier pour «\u202fPièce d’identité\u202f»', new File(['x'], 'neuve.pdf'));
    expect(within(dialog).getByText('Le fichier « carte.pdf » sera remplacé. Les autres justificatifs ne changent pas.')).toBeTruthy();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Le fichier neuve.pdf n’a pas pu être envoyé');
    expect(within(dialog).getByRole('button', { name: 'neuve.pdf' })).toBeTruthy();
  });

  it('may have been stored by a server that broke: the request is read again, and leads to where it can be seen', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'], upload: () => json({}, 500) });
    const dialog = await send('Remplacer le fichier pour «\u202fPièce d’identité\u202f»', new File(['x'], 'neuve.pdf'));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toMatch(/a peut-être été effectuée/);
    expect(alert.textContent).not.toMatch(/n’a pas pu être/);
    expect(within(dialog).queryByRole('button', { name: 'Envoyer' })).toBeNull();
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/solidaryrecords/show/12');
    expect([kept.reads, kept.uploads.length]).toEqual([2, 1]);
  });

  it('that is refused was not stored: the request is not read again for it', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'], upload: () => json({ 'hydra:description': 'A valid file is required' }, 400) });
    const dialog = await send('Remplacer le fichier pour «\u202fPièce d’identité\u202f»', new File(['x'], 'neuve.pdf'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Le fichier neuve.pdf n’a pas pu être envoyé');
    expect(kept.reads).toBe(1);
  });

  it('is not offered to who may not change the request, nor while something else is sent', async () => {
    await open({ permissions: [...PERMISSIONS.filter((name) => name !== 'solidary_update'), 'proof_create'] });
    await screen.findByText('Absent, obligatoire');
    expect(screen.queryByRole('button', { name: /^Envoyer un fichier/ })).toBeNull();
    cleanup();
    await open();
    await screen.findByText('Absent, obligatoire');
    expect(screen.queryByRole('button', { name: /^Envoyer un fichier/ })).toBeNull();
    cleanup();
    const kept = await open(may);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Envoyer un fichier/ });
    kept.answers = new Promise(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect([button.disabled, screen.getByRole('button', { name: 'Actualiser' }).getAttribute('aria-disabled')]).toEqual([true, 'true']);
  });

  it('asks for a file first', async () => {
    const kept = await open({ ...may, mended: ['repeatedProof'] });
    await userEvent.click(await screen.findByRole('button', { name: /^Remplacer le fichier/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Envoyer le justificatif «\u202fPièce d’identité\u202f»' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Envoyer' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choisissez d’abord un fichier');
    expect(kept.uploads).toEqual([]);
  });
});

describe('reading, which acts on the platform (contract requests.reading)', () => {
  it('happens once for a visit, not when the page is looked at again, and once more on demand', async () => {
    const kept = await open();
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    expect(kept.reads).toBe(1);
    kept.current = { ...kept.current, status: 3 };
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Suivre le trajet, puis clôturer' })).toBeTruthy());
    expect(await screen.findByText('La demande a été relue')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actualiser' }));
    expect(kept.reads).toBe(2);
  });

  it('is offered by the palette too, which offers no change to who may only read', async () => {
    const kept = await open({ permissions: PERMISSIONS.filter((name) => name !== 'solidary_update') });
    const typed = async (text: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox', { name: /^Rechercher/ }), text);
    };
    await typed('modifier');
    expect(screen.queryByRole('group', { name: 'Anne Roux' })).toBeNull();
    await userEvent.keyboard('{Escape}{Escape}');
    await typed('actualiser');
    await userEvent.click(within(await screen.findByRole('group', { name: 'Anne Roux' })).getByRole('option', { name: 'Actualiser' }));
    expect(await screen.findByText('La demande a été relue')).toBeTruthy();
    expect(kept.reads).toBe(2);
  });

  it('leaves the page as it is when it fails', async () => {
    const kept = await open();
    kept.broken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByText(/^La demande n’a pas pu être chargée/, undefined)).toBeTruthy();
    expect(screen.getByText('Rendez-vous médical')).toBeTruthy();
  });
});
