// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { filePicker, jpeg, png } from '../form/pictures';
import { renderRecord, saved } from '../form/renderRecord';

const drop = () => screen.findByRole('button', { name: 'Remplacer l’image ou en déposer une autre ici' });
/** An address that no test here replaces, because the page remembers replaced pictures for all tests of a worker. */
const KEPT = 'https://data.example/kept.jpg';

/** The beginning of a file, as a download that was interrupted leaves it. */
const cut = (file: File, bytes: number) => new File([file.slice(0, bytes)], file.name, { type: file.type });

const edit = () => renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, image: KEPT }) } });
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Photo' });

describe('a picture', () => {
  it('shows the current one and says what is accepted before anything is chosen', async () => {
    await edit();
    expect((await drop()).getAttribute('aria-describedby')).toBe('root_image-limits root_image-kept');
    expect(document.getElementById('root_image-kept')?.textContent).toBe('Une image enregistrée peut être remplacée, mais pas supprimée.');
    expect(document.getElementById('root_image-limits')?.textContent).toBe('PNG ou JPEG, 4\u00a0Mo au maximum, de 200 à 10\u202f000 pixels de côté.');
    expect(picture().src).toBe(KEPT);
  });

  it('is chosen by the button, and the choice can be withdrawn', async () => {
    await edit();
    await drop();
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await waitFor(() => expect(picture().src).toMatch(/^blob:/));
    await screen.findByText('Image choisie : elle sera envoyée à l’enregistrement', { selector: '[role=status] *' });
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ce choix' }));
    expect(picture().src).toBe(KEPT);
    expect(document.activeElement).toBe(await drop());
  });

  it('can be dropped on the button', async () => {
    await edit();
    fireEvent.drop(await drop(), { dataTransfer: { files: [jpeg('photo.jpg', 640, 480)] } });
    await screen.findByText('photo.jpg (40 o), envoyée à l’enregistrement');
  });

  it('is asked for where there is none yet', async () => {
    await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, image: null }) } });
    await screen.findByRole('button', { name: 'Choisir une image ou la déposer ici' });
    expect(document.getElementById('root_image-kept')).toBeNull();
  });

  it.each([
    ['a side below 200', () => png('petite.png', 199, 600), 'Cette image est trop petite. Choisissez une image d’au moins 200 pixels de côté.'],
    ['a side above 10 000', () => jpeg('grande.jpg', 10_001, 600), 'Cette image est trop grande. Choisissez une image de 10\u202f000 pixels de côté au maximum.'],
    ['more than 4 MB', () => png('lourde.png', 800, 600, 4_000_001), 'Cette image est trop lourde. Choisissez une image de 4\u00a0Mo au maximum.'],
    ['a PNG that was cut off', () => cut(png('coupee.png', 800, 600), 40), 'Cette image est incomplète. Choisissez une autre copie de ce fichier.'],
    ['a JPEG that was cut off, whose thumbnail is whole', () => cut(jpeg('coupee.jpg', 640, 480, { thumbnail: true }), 38), 'Cette image est incomplète. Choisissez une autre copie de ce fichier.'],
    ['another type under a known name', () => new File(['GIF89a'], 'photo.png', { type: 'image/png' }), 'Ce fichier n’est pas une image PNG ou JPEG. Choisissez un autre fichier.'],
  ])('is refused for %s', async (_reason, file, message) => {
    await edit();
    await drop();
    await userEvent.upload(filePicker(), file());
    const alerts = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent === message);
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect((await drop()).getAttribute('aria-describedby')).toContain(alerts()[0]?.id);
    expect(picture().src).toBe(KEPT);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 1 erreur' });
    within(summary).getByRole('link', { name: message });
  });

  it('is asked for again once replaced: its address has not changed', async () => {
    const image = 'https://data.example/replaced.jpg';
    await renderRecord({
      path: '/outings/12',
      api: { get: () => Promise.resolve({ ...saved, image }), upload: () => Promise.resolve({ id: 1, image }) },
    });
    await drop();
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('heading', { level: 1, name: /Sortie n°/ });
    await waitFor(() => expect(picture().src).toMatch(/replaced\.jpg\?v=\d+$/));
  });
});

describe('a picture of the public site', () => {
  const open = (config = {}) => renderRecord({ path: '/outings/show/12', config, api: { get: () => Promise.resolve({ ...saved, name: 'Jeanne-Marie Colin', image: '/images/square_100.svg' }) } });

  it('is asked of that site where the deployment says which it is', async () => {
    await open({ siteUrl: 'https://www.example' });
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Photo' })).src).toBe('https://www.example/images/square_100.svg');
  });

  it('that somebody has chosen and that cannot be shown is said to be so, as nobody’s initials stand for it', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, image: KEPT }) } });
    fireEvent.error(await screen.findByRole('img', { name: 'Photo' }));
    await screen.findByText('Image indisponible');
  });

  it('that cannot be shown gives way to the initials of who it is of', async () => {
    await open();
    fireEvent.error(await screen.findByRole('img', { name: 'Photo' }));
    expect((await screen.findByRole('img', { name: 'Photo' })).textContent).toBe('JC');
  });

  it('that cannot be shown, of somebody without a name, is no picture', async () => {
    await renderRecord({ path: '/outings/show/12', api: { get: () => Promise.resolve({ ...saved, name: null, image: '/images/square_100.svg' }) } });
    const photo = await screen.findByRole('img', { name: 'Photo' });
    fireEvent.error(photo);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Photo' })).toBeNull());
    expect(screen.getAllByText('non renseigné').length).toBeGreaterThan(0);
  });
});
