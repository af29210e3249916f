// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
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

  it('have what stands in them as it is written, as the page escapes it', async () => {
    await loadTexts('fr');
    expect(i18next.t('shell:notFound.detail', { address: '/<b>&' })).toContain('/<b>&');
  });
});

describe('the words of a component', () => {
  it('follow the language, and nothing of the instance is copied for them', async () => {
    await loadTexts('en');
    const { result } = renderHook(() => useTranslation('login'));
    const french = result.current;
    await act(() => speak('en'));
    expect([french.t('submit'), result.current.t('submit')]).toEqual(['Connexion', 'Log in']);
    expect(result.current.i18n.language).toBe('en');
    expect(Object.hasOwn(result.current.i18n, 'store')).toBe(false);
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
