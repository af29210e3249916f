// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';

const resources = {
  fr: { list: { rows: 'Lignes' }, ui: { close: 'Fermer' } },
  en: { list: { rows: 'Rows' }, ui: { close: 'Close' } },
};

beforeEach(async () => void (await i18next.init({ lng: 'fr', defaultNS: 'ui', resources })));

it('says the words of a namespace, and follows the language', async () => {
  const { result } = renderHook(() => useTranslation('list'));
  expect(result.current.t('rows')).toBe('Lignes');
  const before = result.current.t;
  await act(async () => void (await i18next.changeLanguage('en')));
  expect(result.current.t('rows')).toBe('Rows');
  expect(result.current.t).not.toBe(before);
});

it('of several namespaces takes the first one for a key that names none', () => {
  const { result } = renderHook(() => useTranslation(['list', 'ui']));
  expect([result.current.t('rows'), result.current.t('ui:close')]).toEqual(['Lignes', 'Fermer']);
});

it('without a namespace says the words of the page', () => {
  expect(renderHook(() => useTranslation()).result.current.t('close')).toBe('Fermer');
});

it('speaks the language that it is given', () => {
  expect(renderHook(() => useTranslation('list', { lng: 'en' })).result.current.t('rows')).toBe('Rows');
});

it('gives the same words function until the language changes', () => {
  const { result, rerender } = renderHook(() => useTranslation('list'));
  const before = result.current.t;
  rerender();
  expect(result.current.t).toBe(before);
});
