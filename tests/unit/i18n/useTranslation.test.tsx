// @vitest-environment happy-dom
import { act, render, renderHook, screen } from '@testing-library/react';
import { createInstance, type i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { useTranslation } from '@/i18n/useTranslation';

const resources = { fr: { list: { next: 'Suivante' }, form: { next: 'Continuer' } }, en: { list: { next: 'Next' }, form: { next: 'Continue' } } };

async function words(): Promise<{ i18n: I18n; wrapper(props: { children: ReactNode }): ReactNode }> {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', defaultNS: 'form', resources });
  return { i18n, wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> };
}

function Next({ namespace, language }: { namespace?: string; language?: string }) {
  return <p>{useTranslation(namespace, language).t('next')}</p>;
}

describe('the words of a component', () => {
  it('are those of its namespace, or of the default one, in the language of the page, also once that has changed', async () => {
    const { i18n, wrapper } = await words();
    render([<Next key="list" namespace="list" />, <Next key="form" />], { wrapper });
    expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual(['Suivante', 'Continuer']);
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual(['Next', 'Continue']);
  });

  it('stay in a language that is asked for', async () => {
    const { i18n, wrapper } = await words();
    render(<Next namespace="list" language="en" />, { wrapper });
    await act(() => i18n.changeLanguage('en'));
    await act(() => i18n.changeLanguage('fr'));
    expect(screen.getByRole('paragraph').textContent).toBe('Next');
  });

  it('are found by one function for all components, and by another in another language, so that what is derived from words is derived anew', async () => {
    const { i18n, wrapper } = await words();
    const [first, second] = [renderHook(() => useTranslation('list').t, { wrapper }), renderHook(() => useTranslation('list').t, { wrapper })];
    const before = first.result.current;
    expect(second.result.current).toBe(before);
    await act(() => i18n.changeLanguage('en'));
    expect(first.result.current).not.toBe(before);
    expect(second.result.current).toBe(first.result.current);
  });

  it('are looked up once, sentences with values each time, and all again when other words come', async () => {
    const { i18n, wrapper } = await words();
    const { t } = renderHook(() => useTranslation('list'), { wrapper }).result.current;
    i18n.addResourceBundle('fr', 'list', { page: 'Page {{page}}' }, true, true);
    const lookUp = vi.spyOn(i18n, 't');
    expect([t('next'), t('next'), t('page', { page: 2 }), t('page', { page: 3 })]).toEqual(['Suivante', 'Suivante', 'Page 2', 'Page 3']);
    expect(lookUp).toHaveBeenCalledTimes(3);
    i18n.addResourceBundle('fr', 'list', { next: 'Page suivante' }, true, true);
    expect(t('next')).toBe('Page suivante');
  });

  it('of another namespace are found by their whole name, and what has no words is its key until it has', async () => {
    const { i18n, wrapper } = await words();
    const { t } = renderHook(() => useTranslation('list'), { wrapper }).result.current;
    expect([t('form:next'), t('last')]).toEqual(['Continuer', 'last']);
    i18n.addResourceBundle('fr', 'list', { last: 'Dernière' }, true, true);
    expect(t('last')).toBe('Dernière');
  });
});
