import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n/i18n';
import { LANGUAGE_KEY, savedLanguage, toLanguage } from '@/i18n/language';
import { readResources } from '../../../scripts/resources/readResources';
import { virtualModule } from '../../../scripts/resources/virtualModules';
import { memoryStorage } from '../api/fakes';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('the language', () => {
  it('is French until one is chosen', () => {
    expect(savedLanguage()).toBe('fr');
    localStorage.setItem(LANGUAGE_KEY, 'en');
    expect(savedLanguage()).toBe('en');
  });

  it.each([['en', 'en'], ['en-GB', 'en'], ['fr-CA', 'fr'], ['de', 'fr'], ['', 'fr'], [undefined, 'fr']])('"%s" is read as %s', (tag, language) => {
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
    const entities = readResources('schemas').entities.map((entity) => ({ ...entity, words: { ...entity.words, en: { menu: 'Only this' } } }));
    const source = virtualModule('words/editorial/en', entities) ?? '';
    expect(JSON.parse(source.slice('export default '.length, -1))).toMatchObject({ menu: 'Only this', fields: { title: 'Titre' } });
  });
});
