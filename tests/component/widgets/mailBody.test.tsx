// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { EntityBody } from '@/engine/model/Resource';
import { outing, outingWith } from '../form/outing';
import { png } from '../form/pictures';
import { renderRecord, saved } from '../form/renderRecord';
import { wholeStyle } from '../../support/styleThatHides';

const rows = [['name'], ['letter']];
const letterField = { ...outing.resource.fields['letter'], cleared: 'null' } as const;
const entity = outingWith({ fields: { ...outing.resource.fields, letter: letterField }, form: [{ name: 'all', rows }], show: [{ name: 'all', rows }] });

const title = { type: 'title', value: 'Bonjour', position: 1 };
const text = { type: 'text', value: '<p>Le printemps revient.</p>', position: 2 };
const image = { type: 'image', src: 'https://data.example/vallee.jpg', id: 7, alt: 'La vallée au printemps', position: 3 };
const video = { type: 'video', url: 'https://data.example/film.mp4', value: '', position: 4 };

async function renderLetter(letter: unknown, { path = '/outings/12', api = {}, of = entity }: { path?: string; api?: Partial<Api>; of?: EntityBody } = {}) {
  const wire = { ...saved, letter: typeof letter === 'string' ? letter : JSON.stringify(letter) };
  const page = await renderRecord({
    path,
    entity: of,
    api: { get: () => Promise.resolve({ ...wire }), update: (address, patch) => Promise.resolve({ ...wire, id: Number(address.split('/').at(-1)), ...patch }), ...api },
  });
  if (!path.includes('show')) await screen.findByRole('button', { name: /^(Ajouter un titre|Remplacer par un nouveau contenu)$/ });
  const bodies = () => page.calls.filter(({ method }) => ['create', 'update'].includes(method)).map(({ body }) => (body as { letter?: string }).letter);
  return { ...page, sent: () => bodies().map((body): unknown => (body === undefined ? undefined : JSON.parse(body))) };
}

const element = (position: number) => screen.getByRole('group', { name: new RegExp(`^Élément ${position}\u202f:`) });
const names = () => screen.getAllByRole('group', { name: /^Élément \d+/ }).map((group) => group.getAttribute('aria-label'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Enregistrer');
const shown = () => screen.findByRole('heading', { level: 1, name: /Sortie n°/ });
const picker = (position: number) => {
  const found = element(position).querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no file input.');
  return found;
};
const choose = async (position: number, file: File) => {
  await userEvent.upload(picker(position), file);
  await within(element(position)).findByText(new RegExp(`^${file.name}, envoyée`));
};

describe('the body of a mail', () => {
  it('says what it lacks of the button that adds to it, to which the list of errors leads', async () => {
    const lack = 'Ajoutez au moins un élément';
    await renderLetter([title], { of: { ...entity, rules: [() => [{ field: 'letter', text: lack }]] } });
    const add = screen.getByRole('button', { name: 'Ajouter un titre' });
    await userEvent.click(within(element(1)).getByRole('button', { name: /^Retirer/ }));
    await save();
    await userEvent.click(await screen.findByRole('link', { name: lack }));
    expect(document.activeElement).toBe(add);
    expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toBe(lack);
  });

  it('shows its elements by position, each by its kind, and those of a kind it does not know as they are stored', async () => {
    await renderLetter([video, image, { ...text, position: 2 }, title]);
    expect(names()).toEqual(['Élément 1 : titre', 'Élément 2 : texte', 'Élément 3 : image', 'Élément 4 : élément d’un type inconnu (video)'].map((name) => name.replace(' :', '\u202f:')));
    expect(within(element(1)).getByRole<HTMLInputElement>('textbox', { name: 'Texte (Élément 1)' }).value).toBe('Bonjour');
    const paragraph = await within(element(2)).findByText('Le printemps revient.');
    expect(paragraph.closest('[role=textbox]')?.getAttribute('aria-label')).toBe('Texte (Élément 2)');
    expect(within(element(3)).getByRole<HTMLImageElement>('img', { name: 'La vallée au printemps' }).src).toBe(image.src);
    expect(element(4).textContent).toContain(JSON.stringify(video));
    within(element(4)).getByText('Cet élément n’est pas d’un type connu : il reste tel quel, et ne peut être que déplacé, dupliqué ou retiré.');
    expect(within(element(4)).getByRole('region', { name: 'Ce qui est enregistré' }).tabIndex).toBe(0);
    expect(within(element(3)).getByRole('button', { name: 'Élément 3\u202f: remplacer l’image ou en déposer une autre ici' }).getAttribute('aria-describedby')?.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual(['PNG ou JPEG, 4\u00a0Mo au maximum, de 200 à 10\u202f000 pixels de côté.']);
  });

  it('is dragged by a handle, where there is another place for it', async () => {
    const { sent } = await renderLetter([title, text, video]);
    const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn() };
    const drag = (position: number) => fireEvent.dragStart(element(position).querySelector('[data-drag]')!, { dataTransfer });
    drag(1);
    expect([fireEvent.dragOver(element(3)), fireEvent.drop(element(3))]).toEqual([false, false]);
    expect(names().map((name) => name?.split(' ').at(-1))).toEqual(['texte', '(video)', 'titre']);
    // Nothing is dragged any more; then an element is dropped in its own place, and one is let go.
    expect(fireEvent.dragOver(element(1))).toBe(true);
    drag(2);
    fireEvent.drop(element(2));
    drag(2);
    fireEvent.dragEnd(element(2).querySelector('[data-drag]')!);
    expect(fireEvent.drop(element(1))).toBe(true);
    await save();
    await shown();
    expect(sent()).toEqual([[{ ...text, position: 1 }, { ...video, position: 2 }, { ...title, position: 3 }]]);
    cleanup();
    await renderLetter([title]);
    expect(element(1).querySelector('[data-drag]')).toBeNull();
  });

  it('sends nothing while nothing was touched', async () => {
    const { calls } = await renderLetter([{ ...title, position: 0 }, video, { ...image, alt: '' }]);
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.every(({ method }) => method === 'get')).toBe(true);
  });

  it('sends what was changed and the rest as it came', async () => {
    const { sent } = await renderLetter([title, { ...video, position: 2 }, { ...image, colour: null }]);
    const box = within(element(1)).getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'Bonsoir');
    await save();
    await shown();
    expect(sent()).toEqual([[{ ...title, value: 'Bonsoir' }, { ...video, position: 2 }, { ...image, colour: null }]]);
  });

  it('takes a title, a text and an image, each added at the end with the focus inside', async () => {
    const { sent } = await renderLetter([title]);
    await press('Ajouter un titre');
    expect(document.activeElement).toBe(within(element(2)).getByRole('textbox'));
    await userEvent.keyboard('À vélo');
    await press('Ajouter un texte');
    await waitFor(() => expect(document.activeElement).toBe(within(element(3)).getByRole('textbox')));
    await press('Ajouter une image');
    expect(document.activeElement).toBe(within(element(4)).getByRole('button', { name: 'Élément 4\u202f: choisir une image ou la déposer ici' }));
    await press('Retirer\u202f: Élément 4');
    await press('Retirer\u202f: Élément 3');
    await save();
    await shown();
    expect(sent()).toEqual([[title, { type: 'title', value: 'À vélo', position: 2 }]]);
  });

  it('moves an element and stays on its button; the order is what is sent', async () => {
    const { sent } = await renderLetter([title, text, video]);
    await press('Descendre\u202f: Élément 1');
    expect(names()[1]).toContain('titre');
    expect(document.activeElement).toBe(within(element(2)).getByRole('button', { name: 'Descendre\u202f: Élément 2' }));
    expect(screen.getByText('Lettre : élément 1 déplacé en position 2.')).toBeTruthy();
    await save();
    await shown();
    expect(sent()).toEqual([[{ ...text, position: 1 }, { ...title, position: 2 }, { ...video, position: 3 }]]);
  });

  it('duplicates an element after itself, with all that is not known of it', async () => {
    const { sent } = await renderLetter([title, { ...video, position: 2 }]);
    await press('Dupliquer\u202f: Élément 2');
    await press('Dupliquer\u202f: Élément 1');
    await screen.findByText('Élément 1 dupliqué en position 2.');
    expect(document.activeElement).toBe(within(element(2)).getByRole('textbox'));
    expect(screen.getByText('Élément 1 dupliqué en position 2.').closest('[role=status]')).not.toBeNull();
    await save();
    await shown();
    expect(sent()).toEqual([[title, { ...title, position: 2 }, { ...video, position: 3 }, { ...video, position: 4 }]]);
  });

  it('removes an element without asking, and puts it back with what was typed in it', async () => {
    const { sent } = await renderLetter([title, text]);
    const box = within(element(1)).getByRole('textbox');
    await userEvent.type(box, ' à tous');
    await press('Retirer\u202f: Élément 1');
    expect(names()).toEqual(['Élément 1\u202f: texte']);
    expect(element(1).contains(document.activeElement)).toBe(true);
    await press('Rétablir\u202f: Élément 1');
    expect(document.activeElement).toBe(within(element(1)).getByRole('textbox'));
    await save();
    await shown();
    expect(sent()).toEqual([[{ ...title, value: 'Bonjour à tous' }, text]]);
  });

  it('marks what each element requires, as other fields do', async () => {
    await renderLetter([title, text]);
    await press('Ajouter une image');
    expect([1, 2, 3].map((position) => within(element(position)).getByText(/^(Texte|Image)/).textContent)).toEqual(['Texte * (Élément 1)', 'Texte * (Élément 2)', 'Image * (Élément 3)']);
  });

  it('says of each element what it lacks, and the summary leads there', async () => {
    await renderLetter([title]);
    const empty = within(element(1)).getByRole('textbox');
    await userEvent.clear(empty);
    await userEvent.tab();
    expect(empty.getAttribute('aria-invalid')).toBe('true');
    await press('Ajouter une image');
    await save();
    const summary = await screen.findByRole('alert', { name: 'Le formulaire contient 2 erreurs' });
    const lines = ['Texte', 'Image'].map((label, index) => `Renseignez le champ «\u202fÉlément ${Math.min(index + 1, 2)}, ${label}\u202f»`);
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(lines);
    await userEvent.click(within(summary).getByRole('link', { name: String(lines[0]) }));
    const box = within(element(1)).getByRole('textbox', { name: 'Texte (Élément 1)' });
    expect(document.activeElement).toBe(box);
    expect([box.getAttribute('aria-invalid'), document.getElementById(String(box.getAttribute('aria-describedby')).split(' ')[0] ?? '')?.textContent]).toEqual(['true', lines[0]]);
  });

  it('keeps a body that is no list to the letter until it is replaced, which can be taken back', async () => {
    const { calls, sent } = await renderLetter('<p>Bonne année</p>');
    expect(screen.getByRole('region', { name: 'Ce qui est enregistré' }).textContent).toBe('<p>Bonne année</p>');
    screen.getByText('Ce contenu n’a pas pu être lu : il reste tel quel tant que vous ne le remplacez pas.');
    await press('Remplacer par un nouveau contenu');
    screen.getByText('Aucun élément pour le moment.');
    await press(/^Rétablir/);
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.every(({ method }) => method === 'get')).toBe(true);
    expect(sent()).toEqual([]);
  });

  it('is copied with its record, and sent in one call: its images are there already', async () => {
    const copied = outingWith({ ...entity.resource, create: { ...entity.resource.create, copy: { without: [] } } });
    const { calls, sent } = await renderLetter([title, video, { ...image, position: 9 }], { path: '/outings/create?from=12', of: copied });
    await press('Créer');
    await shown();
    expect(calls.map(({ method }) => method).filter((method) => method !== 'get')).toEqual(['create']);
    expect(sent()).toEqual([[title, video, { ...image, position: 9 }]]);
  });

  it('is written anew in place of one that could not be read', async () => {
    const { sent } = await renderLetter('<p>Bonne année</p>');
    await press('Remplacer par un nouveau contenu');
    await press('Ajouter un titre');
    await userEvent.keyboard('Bonne année');
    await save();
    await shown();
    expect(sent()).toEqual([[{ type: 'title', value: 'Bonne année', position: 1 }]]);
  });
});

describe('the images of a mail', () => {
  it('leave after the record, each once and without a position, and the body is written last with their references', async () => {
    let sentImages = 0;
    const upload = () => Promise.resolve({ id: (sentImages += 1), image: `https://data.example/${sentImages}.jpg` });
    const { calls, sent } = await renderLetter([title], { api: { upload } });
    await press('Ajouter une image');
    await choose(2, png('car.png', 800, 600));
    await press('Dupliquer\u202f: Élément 2');
    await press('Ajouter une image');
    await choose(4, png('filet.png', 800, 600));
    await save();
    await shown();
    const uploads = calls.filter(({ method }) => method === 'upload').map(({ body }) => body as FormData);
    expect(uploads.map((form) => [...form.keys()])).toEqual([['outingId', 'outingFile'], ['outingId', 'outingFile']]);
    expect(uploads.map((form) => [form.get('outingId'), (form.get('outingFile') as File).name])).toEqual([
      ['12', 'car.png'],
      ['12', 'filet.png'],
    ]);
    const car = { type: 'image', src: 'https://data.example/1.jpg', id: 1 };
    expect(sent()).toEqual([[title, { ...car, position: 2 }, { ...car, position: 3 }, { type: 'image', src: 'https://data.example/2.jpg', id: 2, position: 4 }]]);
  });

  it('are named when one fails, and the save goes on with that one', async () => {
    const answers = [() => ({ id: 1, image: 'https://data.example/1.jpg' }), () => Promise.reject(new ApiError('server')), () => ({ id: 2, image: 'https://data.example/2.jpg' })];
    const upload = () => Promise.resolve(answers.shift()?.() ?? {});
    const { calls, sent } = await renderLetter([], { path: '/outings/create', api: { upload } });
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Lacs');
    for (const [index, name] of ['un.png', 'deux.png'].entries()) {
      await press('Ajouter une image');
      await choose(index + 1, png(name, 800, 600));
    }
    await press('Créer');
    const summary = await screen.findByRole('alert', { name: /l’image n’a pas pu être envoyée/ });
    expect(summary.textContent).toContain('Image 2 sur 2 (deux.png)');
    expect(sent()).toEqual([[]]);
    await press('Réessayer l’envoi');
    await shown();
    const files = calls.filter(({ method }) => method === 'upload').map(({ body }) => ((body as FormData).get('outingFile') as File).name);
    expect(files).toEqual(['un.png', 'deux.png', 'deux.png']);
    expect(sent().at(-1)).toMatchObject([{ src: 'https://data.example/1.jpg', position: 1 }, { src: 'https://data.example/2.jpg', position: 2 }]);
    expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
  });

  it('replace one another: the stored one stays in the body until the new one is there', async () => {
    const gates: ((answer: { id: number; image: string }) => void)[] = [];
    const { sent } = await renderLetter([title, { ...image, position: 2 }], { api: { upload: () => new Promise((resolve) => gates.push(resolve)) } });
    const box = within(element(1)).getByRole('textbox');
    await userEvent.type(box, ' !');
    await choose(2, png('plan.png', 800, 600));
    await save();
    await screen.findByText('Envoi de l’image 1 sur 1…');
    expect(sent()).toEqual([[{ ...title, value: 'Bonjour !' }, { ...image, position: 2 }]]);
    gates[0]?.({ id: 9, image: 'https://data.example/9.jpg' });
    await shown();
    expect(sent()[1]).toEqual([{ ...title, value: 'Bonjour !' }, { ...image, id: 9, src: 'https://data.example/9.jpg', position: 2 }]);
  });

  it('are refused when the platform would, and a choice can be withdrawn', async () => {
    await renderLetter([title, { ...image, position: 2 }]);
    await userEvent.upload(picker(2), png('petite.png', 199, 600));
    const fault = await within(element(2)).findByText('Cette image est trop petite. Choisissez une image d’au moins 200 pixels de côté.');
    expect(within(element(2)).getByRole('button', { name: /remplacer l’image/, description: new RegExp(fault.textContent) })).toBeTruthy();
    expect(within(element(2)).getByRole<HTMLImageElement>('img').src).toBe(image.src);
    await press('Continuer sans ce fichier');
    expect(within(element(2)).queryByText(/trop petite/)).toBeNull();
    await choose(2, png('plan.png', 800, 600));
    expect(within(element(2)).getByText(/^plan\.png, envoyée.* · .*64.o/)).toBeTruthy();
    expect(within(element(2)).getByRole<HTMLImageElement>('img').src).toMatch(/^blob:/);
    expect(screen.getByText('Image choisie : elle sera envoyée à l’enregistrement')).toBeTruthy();
    await press('Retirer ce choix (Élément 2)');
    expect(document.activeElement).toBe(within(element(2)).getByRole('button', { name: /remplacer l’image/ }));
    expect(within(element(2)).getByRole<HTMLImageElement>('img').src).toBe(image.src);
  });

  it('carry no description in the mail, which is said: what they tell is written in a text below, from the words that were once given', async () => {
    const { sent } = await renderLetter([{ ...image, alt: 'Car & vallée', position: 0 }, title]);
    within(element(1)).getByText('L’e-mail ne porte aucune description de l’image : les personnes qui ne la voient pas n’en sauront rien. Si elle donne une information, écrivez-la dans un texte à côté.');
    expect(within(element(1)).queryByRole('textbox')).toBeNull();
    await press(/^Écrire un texte sous l’image/);
    expect(names()).toHaveLength(3);
    await within(element(2)).findByText('Car & vallée');
    await save();
    await shown();
    expect(sent()[0]).toMatchObject([{ type: 'image', alt: 'Car & vallée' }, { type: 'text', value: expect.stringMatching(/^<p>Car &.+ vallée<\/p>$/) }, { type: 'title' }]);
  });

  it('leave what was typed beside them in the draft, which no file can be in', async () => {
    await renderLetter([title]);
    await press('Ajouter une image');
    await choose(2, png('car.png', 800, 600));
    await userEvent.type(within(element(1)).getByRole('textbox'), ' à tous');
    await userEvent.tab();
    await waitFor(() => expect(sessionStorage.getItem(String(sessionStorage.key(0)))).toContain('à tous'));
    expect(sessionStorage.getItem(String(sessionStorage.key(0)))).not.toContain('blob:');
    cleanup();
    await renderLetter([title]);
    await screen.findByText(/a été reprise, sauf les fichiers choisis/);
    expect(within(element(1)).getByRole<HTMLInputElement>('textbox').value).toBe('Bonjour à tous');
    expect(within(element(2)).getByRole('button', { name: /choisir une image/ })).toBeTruthy();
    await press('Abandonner cette saisie');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner cette saisie' }));
    expect(names()).toHaveLength(1);
  });
});

describe('the links of a text', () => {
  it('are looked at: words that say nothing, addresses without protection', async () => {
    await renderLetter([{ ...text, value: '<p><a href="https://a.example">Cliquez ici !</a> <a href="http://b.example/menu">Le menu</a> <a href="https://c.example">Les horaires</a></p>' }]);
    const advice = await within(element(1)).findByText('Le lien « Cliquez ici ! » ne dit pas où il mène : donnez-lui des mots qui se comprennent seuls.');
    expect(advice.closest('[role=status]')?.textContent).toContain('Le lien «\u202fLe menu\u202f» mène à une adresse sans protection (http://b.example/menu)\u202f: préférez une adresse qui commence par https.');
    expect(advice.closest('[role=status]')?.textContent).not.toContain('Les horaires');
  });
});

describe('the preview of a mail', () => {
  const scene = () => screen.findByRole('region', { name: 'Aperçu de l’e-mail' });

  it('says whether it is what is saved, while it is written and on the page of the record', async () => {
    await renderLetter([title]);
    await press('Aperçu');
    await screen.findByText('Contenu enregistré');
    await press('Fermer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(within(element(1)).getByRole('textbox'), ' à tous');
    await press('Aperçu');
    await screen.findByText('Contenu en cours de saisie, pas encore enregistré');
    expect(within(await scene()).getByRole('heading', { name: 'Bonjour à tous' })).toBeTruthy();
  });

  it('is shown at two widths, on light and on dark', async () => {
    await renderLetter([title, text, image, video], { path: '/outings/show/12' });
    const box = await scene();
    expect(screen.getByText('Contenu enregistré')).toBeTruthy();
    expect(box.dataset['scheme']).toBe('light');
    await userEvent.click(within(screen.getByRole('group', { name: 'Apparence de l’aperçu' })).getByRole('button', { name: 'Sombre' }));
    expect(box.dataset['scheme']).toBe('dark');
    const width = () => wholeStyle(box.firstElementChild ?? box).width;
    expect(width()).toBe('600px');
    await userEvent.click(within(screen.getByRole('group', { name: 'Largeur de l’aperçu' })).getByRole('button', { name: 'Téléphone' }));
    expect(width()).toBe('360px');
    expect(within(box).getByText('Élément d’un type inconnu (video) : il laisse une ligne vide dans l’e-mail')).toBeTruthy();
  });

  it('shows a title as the text it is, and no image of another site', async () => {
    await renderLetter([{ ...title, value: '<b>Bonjour</b>' }, { ...image, src: 'https://evil.example/pixel.png' }], { path: '/outings/show/12' });
    const box = await scene();
    expect(within(box).getByRole('heading', { name: '<b>Bonjour</b>' })).toBeTruthy();
    expect(within(box).queryByRole('img')).toBeNull();
    within(box).getByText(/^Image d’un autre site, qui n’est pas affichée ici.: https:\/\/evil\.example\/pixel\.png/);
  });
});

describe('an image whose address means harm', () => {
  const addresses = [
    'javascript:pwned()',
    ' JaVaScRiPt:pwned()',
    'vbscript:pwned()',
    'data:text/html,<script>pwned()</script>',
    'data:image/svg+xml,<svg onload=pwned()>',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'https://data.example@evil.example/x.png',
    'https://data.example.evil.example/x.png',
  ];

  it('is not fetched, read or edited', async () => {
    const letter = addresses.map((src, position) => ({ ...image, src, position }));
    await renderLetter(letter, { path: '/outings/show/12' });
    const box = await screen.findByRole('region', { name: 'Aperçu de l’e-mail' });
    expect(box.querySelector('img')).toBeNull();
    expect(within(box).getAllByText(new RegExp(` – ${image.alt}$`))).toHaveLength(addresses.length);
    cleanup();
    await renderLetter(letter);
    expect(addresses.map((_src, index) => element(index + 1).querySelector('img'))).toEqual(addresses.map(() => null));
  });
});
