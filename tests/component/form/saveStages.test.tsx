// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { AfterSave, Widget } from '@/engine/model/Widget';
import { SaveStageError } from '@/engine/model/SaveStageError';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { widgets } from '@/features/registry';
import { textValue } from '@/widgets/textValue';
import { outing, outingWith } from './outing';
import { filePicker, png } from './pictures';
import { renderRecord } from './renderRecord';

/**
 * The separator in a text like "plan + photo + carte". The record's own call sends what comes before the first one; the other parts are sent one by
 * one, and then written.
 */
const COMPLETED = ' + ';

/** A widget that completes its field after the record is saved; `send` stands for the call of each part. */
function album(send: (part: string) => Promise<unknown>): Widget {
  const left = new Set<string>();
  async function afterSave({ value, onStage }: AfterSave) {
    const parts = String(value).split(COMPLETED).slice(1);
    for (const [index, part] of parts.entries()) {
      const stage = { key: `${wordsNamespace('outing')}:steps.part`, values: { position: index + 1, count: parts.length } };
      onStage(stage);
      if (!left.has(part)) await send(part).catch((cause: unknown) => Promise.reject(new SaveStageError(stage, cause)));
      left.add(part);
    }
    return { story: String(value) };
  }
  return {
    toText: textValue,
    ...widgets['text'],
    messages: { success: 'albumSent', error: 'albumFailed' },
    carried: (value) => (typeof value === 'string' ? value.split(COMPLETED)[0] : value),
    afterSave,
  };
}

const entity = outingWith({ fields: { ...outing.resource.fields, story: { cleared: 'null', widget: { use: 'album' } } } });
const words = {
  steps: { part: 'Partie {{position}} sur {{count}}' },
  messages: {
    success: { created: 'La sortie a été créée', updated: 'La sortie a été modifiée', albumSent: 'L’album est parti' },
    error: { image: 'La sortie a été enregistrée ; l’image n’a pas pu être envoyée', albumFailed: 'La sortie a été enregistrée ; l’album n’est pas complet' },
  },
};
const record = { id: 12, name: 'Vosges', status: 2, contact: 'jeanne@exemple.fr', story: 'idée' };

async function renderAlbum(send: (part: string) => Promise<unknown>, api: Partial<Api> = {}, of = entity) {
  const sent: string[] = [];
  const counted = (part: string) => {
    sent.push(part);
    return send(part);
  };
  const page = await renderRecord({
    path: '/outings/12',
    entity: of,
    inputs: { ...widgets, album: album(counted) },
    words,
    api: { get: () => Promise.resolve(record), update: (_path, patch) => Promise.resolve({ ...record, ...patch }), ...api },
  });
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Récit/ });
  const type = async (text: string) => {
    await userEvent.clear(box);
    await userEvent.type(box, text);
  };
  return { ...page, sent, type, patches: () => page.calls.filter(({ method }) => method === 'update').map(({ body }) => body) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
const shown = () => screen.findByRole('heading', { level: 1, name: /Sortie n°/ });

describe('a save in several steps', () => {
  it('carries with the record what it can, sends the rest in the order of the form, and writes last what is to be completed', async () => {
    const { calls, sent, type } = await renderAlbum(() => Promise.resolve());
    await type('plan + photo + carte');
    const name = screen.getByRole('textbox', { name: /^Nom/ });
    await userEvent.type(name, ' et lacs');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    await shown();
    expect(sent).toEqual(['photo', 'carte']);
    const commands = calls.filter(({ method }) => method !== 'get');
    expect(commands.map(({ method }) => method)).toEqual(['update', 'upload', 'update']);
    expect([commands[0]?.body, commands[2]?.body]).toEqual([{ name: 'Vosges et lacs', story: 'plan' }, { story: 'plan + photo + carte' }]);
    await screen.findByText('La sortie a été modifiée. L’album est parti');
  });

  it('says which stage is under way, and nothing of it once over', async () => {
    const gates: (() => void)[] = [];
    const { type } = await renderAlbum(() => new Promise<void>((resolve) => gates.push(resolve)));
    await type('plan + photo + carte');
    await save();
    const stage = await screen.findByText('Partie 1 sur 2');
    expect(stage.getAttribute('role')).toBe('status');
    act(() => gates.shift()?.());
    await screen.findByText('Partie 2 sur 2');
    act(() => gates.shift()?.());
    await shown();
  });

  it('names the stage that failed with its reason, and goes on from there', async () => {
    const refused = new Set(['carte']);
    const { sent, type, patches } = await renderAlbum((part) => (refused.delete(part) ? Promise.reject(new ApiError('rejected', 'Trop grand')) : Promise.resolve()));
    await type('plan + photo + carte');
    await save();
    const summary = await screen.findByRole('alert', { name: 'La sortie a été enregistrée ; l’album n’est pas complet' });
    expect(summary.textContent).toContain('Partie 2 sur 2\u202f: La plateforme a refusé\u202f: «\u202fTrop grand\u202f»');
    expect(screen.queryByRole('link', { name: /^Voir ce qui est enregistré/ })).toBeNull();
    expect(patches()).toEqual([{ story: 'plan' }]);
    await retry();
    await shown();
    expect(sent).toEqual(['photo', 'carte', 'carte']);
    expect(patches()).toEqual([{ story: 'plan' }, { story: 'plan + photo + carte' }]);
  });

  it('does not say of a stage whose answer was lost that it failed, and leads to where it can be seen', async () => {
    const { type } = await renderAlbum(() => Promise.reject(new ApiError('outcomeUnknown')));
    await type('plan + photo');
    await save();
    const summary = within(await screen.findByRole('alert', { name: /^La fiche est enregistrée.; on ne sait pas si ceci l’a été aussi.: Récit$/ }));
    const link = summary.getByRole('link', { name: /^Voir ce qui est enregistré/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/outings/show/12', '_blank']);
  });

  it('does not stop the others for one that failed, and says each', async () => {
    let failures = 1;
    const upload = () => (failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ id: 1, image: 'https://data.example/outing12.jpg' }));
    const { calls, sent, type } = await renderAlbum((part) => (sent.length === 1 ? Promise.reject(new Error(part)) : Promise.resolve()), { upload });
    await type('plan + photo');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    const summary = await screen.findByRole('alert', { name: /l’album n’est pas complet/ });
    const lines = [...summary.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Partie 1 sur 1', expect.stringMatching(/^La sortie a été enregistrée ; l’image n’a pas pu être envoyée\. /)]);
    await retry();
    await shown();
    expect(calls.map(({ method }) => method).filter((method) => method !== 'get')).toEqual(['update', 'upload', 'upload', 'update']);
  });

  it('says of which field a stage is, where several are sent in the same way, and what has failed once', async () => {
    const twice = outingWith({ fields: { ...entity.resource.fields, name: { cleared: 'refused', widget: { use: 'album' } } } });
    const { type } = await renderAlbum(() => Promise.reject(new ApiError('denied')), {}, twice);
    await type('plan + photo');
    await userEvent.type(screen.getByRole('textbox', { name: /^Nom/ }), ' + photo');
    await save();
    const summary = await screen.findByRole('alert', { name: /l’album n’est pas complet/ });
    const lines = [...summary.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Nom', 'Récit'].map((name) => expect.stringMatching(new RegExp(`^${name}\u202f: Partie 1 sur 1`))));
  });

  it('tries the last stage again alone', async () => {
    let failures = 1;
    const update = (_path: string, patch: object) =>
      'story' in patch && String(patch.story).includes(COMPLETED) && failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ ...record, ...patch });
    const { calls, sent, type } = await renderAlbum(() => Promise.resolve(), { update });
    await type('plan + photo');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    await screen.findByRole('alert', { name: 'Tout est envoyé, mais l’enregistrement n’a pas pu être complété\u202f: Récit' });
    await retry();
    await shown();
    expect(sent).toEqual(['photo']);
    expect(calls.map(({ method }) => method).filter((method) => method !== 'get')).toEqual(['update', 'upload', 'update', 'update']);
  });

  it('names the right that the last stage lacks', async () => {
    const update = (_path: string, patch: object) =>
      'story' in patch && String(patch.story).includes(COMPLETED) ? Promise.reject(new ApiError('denied')) : Promise.resolve({ ...record, ...patch });
    const { type } = await renderAlbum(() => Promise.resolve(), { update });
    await type('plan + photo');
    await save();
    const summary = await screen.findByRole('alert', { name: /n’a pas pu être complété/ });
    expect(within(summary).getByRole('listitem').textContent).toMatch(/le droit «.*Outing update.*»/);
  });

  it('finds the last stage made although its answer was lost', async () => {
    let stored: object = record;
    const update = (_path: string, patch: object) => {
      stored = { ...stored, ...patch };
      return 'story' in patch && String(patch.story).includes(COMPLETED) ? Promise.reject(new ApiError('outcomeUnknown')) : Promise.resolve({ ...stored });
    };
    const { type, patches } = await renderAlbum(() => Promise.resolve(), { update, get: () => Promise.resolve({ ...stored }) });
    await type('plan + photo');
    await save();
    await shown();
    expect(patches()).toEqual([{ story: 'plan' }, { story: 'plan + photo' }]);
  });

  it('sends again what was changed after it had left, and what the record carries of it meanwhile, with no word of the stages before', async () => {
    const refused = new Set(['carte']);
    const gates: (() => void)[] = [];
    const update: Api['update'] = (_path, patch) => new Promise((resolve) => gates.push(() => resolve({ ...record, ...patch })));
    const { sent, type, patches } = await renderAlbum((part) => (refused.has(part) ? Promise.reject(new ApiError('server')) : Promise.resolve()), { update });
    await type('plan + photo + carte');
    await save();
    await waitFor(() => expect(gates).toHaveLength(1));
    act(() => gates[0]?.());
    await screen.findByRole('alert', { name: /l’album n’est pas complet/ });
    await type('plan relu');
    await retry();
    await waitFor(() => expect(patches()).toEqual([{ story: 'plan' }, { story: 'plan relu' }]));
    expect(screen.queryByText(/^Partie/)).toBeNull();
    act(() => gates[1]?.());
    await shown();
    expect(sent).toEqual(['photo', 'carte']);
  });

  it('does not write what was taken back after it had left', async () => {
    let failures = 1;
    const upload = () => (failures-- > 0 ? Promise.reject(new ApiError('server')) : Promise.resolve({ id: 1, image: 'https://data.example/outing12.jpg' }));
    const { sent, type, patches } = await renderAlbum(() => Promise.resolve(), { upload });
    await type('plan + photo');
    await userEvent.upload(filePicker(), png('photo.png', 800, 600));
    await screen.findByText(/photo\.png/);
    await save();
    await screen.findByRole('alert', { name: /l’image n’a pas pu être envoyée/ });
    await type('plan');
    await retry();
    await shown();
    expect(sent).toEqual(['photo']);
    expect(patches()).toEqual([{ story: 'plan' }]);
  });

  it('has nothing to send while nothing of it has changed', async () => {
    const { calls } = await renderAlbum(() => Promise.resolve());
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.every(({ method }) => method === 'get')).toBe(true);
  });
});
