import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { toLanguage } from '@/i18n/language';
import { readResources } from '../../../scripts/resources/readResources';
import { virtualModule } from '../../../scripts/resources/virtualModules';

describe('the language', () => {
  it.each([['en', 'en'], ['en-GB', 'en'], ['fr-CA', 'fr'], ['de', 'fr'], ['es', 'fr'], ['', 'fr'], [null, 'fr'], [undefined, 'fr']])('"%s" is read as %s', (tag, language) => {
    expect(toLanguage(tag)).toBe(language);
  });
});

describe('a text that English lacks', () => {
  it('of the page is said in French', () => {
    startI18n('en');
    expect(i18next.t('login:submit')).toBe('Log in');
    i18next.removeResourceBundle('en', 'login');
    expect(i18next.t('login:submit')).toBe('Connexion');
  });

  it('of an entity is said in French, and the others in English', () => {
    const result = readResources('schemas');
    const entities = result.entities.map((entity) => ({ ...entity, words: { ...entity.words, en: { menu: 'Only this' } } }));
    const source = virtualModule('words/editorial/en', { ...result, entities }) ?? '';
    expect(JSON.parse(source.slice('export default '.length, -1))).toMatchObject({ menu: 'Only this', fields: { title: 'Titre' } });
  });
});
