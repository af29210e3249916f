import { createInstance, type i18n as I18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { keptWord } from '@/i18n/keptWord';
import { choiceLabel } from '@/engine/fields/labels';
import { wordsNamespace } from '@/engine/model/wordsNamespace';

async function wordsOf(): Promise<{ i18n: I18n; find: () => string | undefined; label: () => string | undefined }> {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: { fr: { outing: { name: 'Nom' } }, en: { outing: { name: 'Name' } } } });
  const find = vi.fn(() => (i18n.exists('outing:name') ? i18n.t('outing:name') : undefined));
  return { i18n, find, label: () => keptWord(i18n, `${i18n.language} outing:name`, find) };
}

it('a word is looked up once for each key, which names its language', async () => {
  const { i18n, find, label } = await wordsOf();

  expect([label(), label()]).toEqual(['Nom', 'Nom']);
  expect(find).toHaveBeenCalledTimes(1);
  await i18n.changeLanguage('en');
  expect([label(), label()]).toEqual(['Name', 'Name']);
  expect(find).toHaveBeenCalledTimes(2);
});

it('a word that changes, or goes and comes back, is looked up again', async () => {
  const { i18n, label } = await wordsOf();

  expect(label()).toBe('Nom');
  i18n.addResourceBundle('fr', 'outing', { name: 'Titre' }, true, true);
  expect(label()).toBe('Titre');
  i18n.removeResourceBundle('fr', 'outing');
  expect(label()).toBeUndefined();
  i18n.addResourceBundle('fr', 'outing', { name: 'Nom' }, true, true);
  expect(label()).toBe('Nom');
});

it('a choice is called by its name in the language of the text that it stands in, also while the page speaks another one', async () => {
  const i18n = createInstance();
  const choices = (late: string) => ({ [wordsNamespace('outing')]: { enums: { state: { late } } } });
  await i18n.init({ lng: 'en', resources: { fr: choices('En retard'), en: choices('Late') } });
  const name = (value: string, language?: string) => choiceLabel({ entity: 'outing', field: 'state', words: undefined }, value, i18n, language);

  expect([name('late', 'fr'), name('late'), name('late', 'fr')]).toEqual(['En retard', 'Late', 'En retard']);
  expect([name('on_time'), name('on:time')]).toEqual(['On time', 'on:time']);
});
