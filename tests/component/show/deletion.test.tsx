// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const entity = outingWith({ deletion: { shows: ['tags', 'link'] } });

/** Opens the dialog of a record that has changed since its page was opened. */
async function openDialog(now: () => Promise<object>) {
  let isFirst = true;
  const get = () => {
    const answer = isFirst ? Promise.resolve({ ...saved, tags: ['vélo'] }) : now();
    isFirst = false;
    return answer as Promise<Record<string, unknown>>;
  };
  await renderRecord({ path: '/outings/show/12', entity, api: { get } });
  await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  return screen.findByRole('alertdialog');
}

describe('before a record is deleted', () => {
  it('what the resource names is read again and shown, but what is empty', async () => {
    const dialog = await openDialog(() => Promise.resolve({ ...saved, tags: ['vélo', 'forêt'] }));
    await within(dialog).findByText(/vélo.*forêt/);
    within(dialog).getByText('Étiquette');
    expect(within(dialog).queryByText('Page')).toBeNull();
    const cancel = within(dialog).getByRole('button', { name: 'Annuler' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
  });

  it('says that it is being read, and shows what is known when it cannot be', async () => {
    let fail: (error: Error) => void = () => undefined;
    const dialog = await openDialog(() => new Promise((_done, reject) => (fail = reject)));
    within(dialog).getByText('Vérification de la fiche…');
    fail(new ApiError('offline'));
    await within(dialog).findByText('vélo');
  });
});
