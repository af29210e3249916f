// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, useTranslation as useTheirs } from 'react-i18next';
import { expect, it } from 'vitest';
import { useTranslation as useOurs } from '@/i18n/useTranslation';

const texts = {
  fr: { form: { save: 'Enregistrer' }, ui: { close: 'Fermer' } },
  en: { form: { save: 'Save' }, ui: { close: 'Close' } },
};

async function french() {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: texts, defaultNS: 'form', interpolation: { escapeValue: false } });
  return i18n;
}

it.each([
  ['ours', useOurs as typeof useTheirs],
  ['that of the package', useTheirs],
])('a component has its words, those of another namespace, and those of a language of its own (%s)', async (_whose, useTranslation) => {
  const i18n = await french();
  function Words() {
    const one = useTranslation('form').t;
    const several = useTranslation(['ui', 'form']).t;
    const none = useTranslation().t;
    const english = useTranslation('form', { lng: 'en' }).t;
    return <p>{[one('save'), one('ui:close'), several('close'), several('form:save'), none('save'), english('save')].join(', ')}</p>;
  }
  render(<Words />, { wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider> });
  expect(screen.getByText('Enregistrer, Fermer, Fermer, Enregistrer, Enregistrer, Save')).toBeTruthy();

  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('Save, Close, Close, Save, Save, Save')).toBeTruthy();
});

it('gives every component the same function, and another one in another language', async () => {
  const i18n = await french();
  const given: unknown[] = [];
  const Word = () => void given.push(useOurs('form').t);
  const words = (
    <I18nextProvider i18n={i18n}>
      <Word />
      <Word />
    </I18nextProvider>
  );
  render(words);
  await act(() => i18n.changeLanguage('en'));
  const [first, second, third, fourth] = given;
  expect([second, fourth]).toEqual([first, third]);
  expect(third).not.toBe(first);
});
