// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage, chosenLanguage, currentLanguage, loadLaterTexts, loadTexts, speak, startI18n } from '@/i18n/i18n';

const spoken = () => [currentLanguage(), document.documentElement.lang];

beforeEach(() => void startI18n('fr'));

describe('the words', () => {
  it('are those of the login page at each start, and of the pages once they are loaded', async () => {
    await loadTexts('fr');
    expect(i18next.exists('list:any')).toBe(true);
    startI18n('fr');
    expect([i18next.exists('login:submit'), i18next.exists('list:any')]).toEqual([true, false]);
  });

  it('of a page that was opened come with those of another language', async () => {
    await loadLaterTexts('keys');
    expect(i18next.t('keys:title')).toBe('Raccourcis clavier');
    await loadTexts('en');
    await speak('en');
    expect(i18next.t('keys:title')).toBe('Keyboard shortcuts');
  });

  it('of a page that opens while those of another language load come in that language too', async () => {
    const changing = loadTexts('en');
    await loadLaterTexts('about');
    await changing;
    await speak('en');
    expect(i18next.t('about:title')).toBe('About');
  });

  it('of a page that is still loading when the language changes are in the new one', async () => {
    const page = loadLaterTexts('charts');
    await loadTexts('en');
    const opened = loadLaterTexts('documents');
    await speak('en');
    await Promise.all([page, opened]);
    expect(['charts', 'documents'].map((namespace) => i18next.hasResourceBundle('en', namespace))).toEqual([true, true]);
  });

  it('have what stands in them as it is written, as the page escapes it', async () => {
    await loadTexts('fr');
    expect(i18next.t('shell:notFound.detail', { address: '/<b>&' })).toContain('/<b>&');
  });
});

describe('the language that an operator chooses', () => {
  it('is spoken and remembered', async () => {
    expect(chosenLanguage()).toBeNull();
    await chooseLanguage('en');
    expect([chosenLanguage(), ...spoken()]).toEqual(['en', 'en', 'en']);
  });

  it('is not changed by the language of one page', async () => {
    await chooseLanguage('fr');
    await speak('en');
    expect([chosenLanguage(), ...spoken()]).toEqual(['fr', 'en', 'en']);
  });
});
