// @vitest-environment happy-dom
import type { i18n as I18n, ResourceStore } from 'i18next';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import { widgetField } from '@/engine/model/widgetField';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { speak, startI18n } from '@/i18n/i18n';
import { entityOf } from '../../unit/engine/transforms/entity';

const field = widgetField(entityOf({ properties: { way: { type: 'string' } } }), 'way', 'Trajet');
const namespace = wordsNamespace(field.entity.resource.name);

it('the words of values are the same object for all of a page, and another one in another language', async () => {
  const i18n = startI18n('fr');
  i18n.addResourceBundle('fr', namespace, { enums: { way: { back: 'Aller-retour' } } });
  i18n.addResourceBundle('en', namespace, { enums: { way: { back: 'Return' } } });
  const [one, other] = [renderHook(useTextContext), renderHook(useTextContext)];
  expect(one.result.current).toBe(other.result.current);
  const labels = renderHook(() => useLabels(field.entity.resource)).result;
  expect([one.result.current.choiceLabel(field, 'back'), labels.current.choice('way', 'back')]).toEqual(['Aller-retour', 'Aller-retour']);
  await act(() => speak('en'));
  expect(one.result.current).toBe(other.result.current);
  expect([one.result.current.choiceLabel(field, 'back'), labels.current.choice('way', 'back')]).toEqual(['Return', 'Return']);
});

it('what was told at run time is the word of a value, before that of the entity', async () => {
  const i18n = startI18n('fr');
  await act(() => speak('fr'));
  i18n.addResourceBundle('fr', namespace, { enums: { way: { back: 'Aller-retour' } } });
  const told = { ...field, words: { choices: [{ value: 'back', label: 'Retour compris' }] } };
  const context = renderHook(useTextContext).result.current;
  expect([context.choiceLabel(told, 'back'), context.choiceLabel(told, 'other')]).toEqual(['Retour compris', 'other']);
});

it.each(['line:bus', 'urn:mode:1.2', ':', 'a:b.c'])('the stored value %s has its word, as a label and in a cell', async (value) => {
  const i18n = startI18n('fr');
  await act(() => speak('fr'));
  i18n.addResourceBundle('fr', namespace, { enums: { way: { [value]: 'Par la ligne' } } }, true, true);
  const labels = renderHook(() => useLabels(field.entity.resource)).result.current;
  const context = renderHook(useTextContext).result.current;
  expect([labels.choice('way', value), context.choiceLabel(field, value)]).toEqual(['Par la ligne', 'Par la ligne']);
  expect([labels.choice('way', `${value}:other`), context.choiceLabel(field, `${value}:other`)]).toEqual([`${value}:other`, `${value}:other`]);
});

it('a number to choose is written as the language writes numbers, and a year without a separator', async () => {
  startI18n('fr');
  await act(() => speak('fr'));
  const context = renderHook(useTextContext).result.current;
  expect([0.5, 2026].map((value) => context.choiceLabel(field, value))).toEqual(['0,5', '2026']);
  await act(() => speak('en'));
  expect(renderHook(useTextContext).result.current.choiceLabel(field, 0.5)).toBe('0.5');
});

it('a word of the shell is looked up once, as a file repeats it on each line, and one with a number each time', async () => {
  const i18n = startI18n('fr');
  await act(() => speak('fr'));
  i18n.addResourceBundle('fr', namespace, { no: 'Sans retour', days_one: '{{count}} jour', days_other: '{{count}} jours' });
  const { t } = renderHook(useTextContext).result.current;
  const days = (count: number) => t(`${namespace}:days`, { count });
  expect([t(`${namespace}:no`), days(1), days(2)]).toEqual(['Sans retour', '1 jour', '2 jours']);
  const look = vi.spyOn(i18n.store as ResourceStore & Pick<I18n, 'getResource'>, 'getResource');
  expect(t(`${namespace}:no`)).toBe('Sans retour');
  expect(look).not.toHaveBeenCalled();
  expect(days(2)).toBe('2 jours');
  expect(look).toHaveBeenCalled();
});
