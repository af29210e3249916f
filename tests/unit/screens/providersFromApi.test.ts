import { expect, it } from 'vitest';
import { providersFromApi } from '@/features/solidary/case/partners/useProviders';

it.each([
  ['the names as keys', { Covoit: { private_key: 'secret' }, Autre: {} }, ['Covoit', 'Autre']],
  ['a list of names', [{ name: 'Covoit', api_key: 'secret' }, { url: 'x' }], ['Covoit']],
  ['an older hydra list', { 'hydra:member': [{ name: 'Covoit' }] }, ['Covoit']],
  ['none, as PHP says it', [], []],
])('partners that come as %s are their names, and nothing else', (_, body, names) => {
  expect(providersFromApi(body)).toEqual(names);
});
