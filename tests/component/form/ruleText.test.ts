// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { EngineContext, type Engine } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import { useRuleText } from '@/engine/fields/useRuleText';
import type { FieldError } from '@/engine/fields/validateRecord';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { widgets } from '@/features/registry';
import { loadLaterTexts, loadTexts, speak, startI18n } from '@/i18n/i18n';
import { entityOf } from '../../unit/engine/transforms/entity';

const text = { type: 'string' } as const;
const entity = entityOf({
  properties: {
    name: text,
    way: { enum: ['bus', 'train'] },
    driver: { type: 'integer' },
    days: { type: 'array', items: { enum: ['mon', 'tue'] } },
    tags: { type: 'array', items: text },
    price: { type: 'number' },
    contact: { type: 'object', properties: { phone: text, letter: text } },
    texts: { type: 'object', additionalProperties: text },
  },
  fields: { driver: { widget: { use: 'reference', resource: 'user' } } },
});
const words = { fields: { name: 'Nom', way: 'Trajet', driver: 'Conducteur', days: 'Jours', tags: 'Étiquettes', price: 'Prix', contact: 'Contact', 'contact.phone': 'Mobile', 'contact.letter': 'Courrier', texts: 'Textes' } };

beforeAll(async () => {
  const i18n = startI18n('fr');
  await loadTexts('fr');
  await loadLaterTexts('form');
  await act(() => speak('fr'));
  i18n.addResourceBundle('fr', wordsNamespace(entity.resource.name), words);
});

/** The words for a broken rule, in a form of the app. */
function textOf(error: FieldError): string {
  const wrapper = ({ children }: { children: ReactNode }) => createElement(EngineContext, { value: { widgets } as Engine }, children);
  return renderHook(() => useRuleText(entity, useLabels(entity.resource)), { wrapper }).result.current(error);
}

it.each([
  ['name', 'required', {}, 'Renseignez le champ «\u202fNom\u202f»'],
  ['name', 'minLength', { limit: 1 }, 'Renseignez le champ «\u202fNom\u202f»'],
  ['name', 'minLength', { limit: 2 }, 'Saisissez au moins 2 caractères dans «\u202fNom\u202f»'],
  ['way', 'required', {}, 'Choisissez une valeur pour «\u202fTrajet\u202f»'],
  ['driver', 'required', {}, 'Choisissez une valeur pour «\u202fConducteur\u202f»'],
  ['days', 'required', {}, 'Cochez au moins une case de «\u202fJours\u202f»'],
  ['days', 'minItems', { limit: 1 }, 'Cochez au moins une case de «\u202fJours\u202f»'],
  ['tags', 'minItems', { limit: 1 }, 'Ajoutez au moins 1 élément à «\u202fÉtiquettes\u202f»'],
  ['tags.1', 'maxLength', { limit: 1 }, 'Raccourcissez «\u202fÉtiquettes 2\u202f»\u202f: 1 caractère au maximum'],
  ['price', 'multipleOf', { multipleOf: 0.01 }, 'Saisissez un autre nombre dans «\u202fPrix\u202f»\u202f: il a trop de décimales'],
  ['price', 'multipleOf', { multipleOf: 5 }, 'Saisissez un multiple de 5 dans «\u202fPrix\u202f»'],
  ['price', 'multipleOf', { multipleOf: 0.25 }, 'Saisissez un multiple de 0,25 dans «\u202fPrix\u202f»'],
  ['price', 'type', { type: 'integer' }, 'Saisissez un nombre entier dans «\u202fPrix\u202f», par exemple 12'],
  ['name', 'format', { format: 'clock' }, 'Saisissez une heure dans «\u202fNom\u202f», par exemple 08:30'],
  ['name', 'notBefore', { start: 'price' }, '«\u202fNom\u202f» ne peut pas précéder «\u202fPrix\u202f»'],
  ['name', 'atLeastOne', { among: ['name', 'price'] }, 'Renseignez au moins un de ces champs\u202f: Nom, Prix'],
  ['price', 'json', { place: 'a/b' }, 'Vérifiez «\u202fPrix\u202f»\u202f: la valeur à «\u202fa/b\u202f» n’est pas permise'],
  ['name', 'format', { format: 'uuid' }, 'Saisissez un identifiant UUID dans «\u202fNom\u202f», par exemple 3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['name', 'pattern', { pattern: '^x' }, 'Vérifiez le format de «\u202fNom\u202f»'],
  ['texts', 'unnamed', {}, 'Donnez un nom à la ligne ajoutée à «\u202fTextes\u202f», ou retirez-la'],
  ['tags', 'contains', {}, 'Vérifiez le contenu de «\u202fÉtiquettes\u202f»\u202f: trop ou trop peu d’éléments sont du type demandé'],
  ['name', 'somethingNew', {}, 'Vérifiez la valeur de «\u202fNom\u202f»'],
  ['texts.de', 'maxLength', { limit: 3 }, 'Raccourcissez «\u202fTextes, de\u202f»\u202f: 3 caractères au maximum'],
  ['', 'whole.not', { among: ['contact.phone', 'contact.letter'] }, 'Ne renseignez pas ensemble\u202f: Mobile, Courrier'],
  ['contact', 'whole.minProperties', { limit: 1 }, 'Contact\u202f: Renseignez au moins 1 champ'],
] as const)('at "%s" the rule %s of %j is said in words', (field, rule, params, said) => {
  expect(textOf({ field, rule, params })).toBe(said);
});

it('a rule that brings its own words is said in these', () => {
  expect(textOf({ field: 'name', rule: 'required', params: {}, text: 'Le retour précède l’aller' })).toBe('Le retour précède l’aller');
});
