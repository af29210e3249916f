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
    days: { type: 'array', uniqueItems: true, items: { enum: ['mon', 'tue'] } },
    towns: { type: 'array', uniqueItems: true, items: { enum: Array.from({ length: 16 }, (_, index) => `t${index}`) } },
    stops: { type: 'array', items: { enum: ['Nancy', 'Toul'] } },
    tags: { type: 'array', items: text },
    price: { type: 'number' },
    contact: { type: 'object', properties: { phone: text, letter: text } },
    texts: { type: 'object', additionalProperties: text },
  },
  fields: { driver: { widget: { use: 'reference', resource: 'user' } } },
});
const words = { fields: { name: 'Nom', way: 'Trajet', driver: 'Conducteur', days: 'Jours', towns: 'Villes', stops: 'Arrêts', tags: 'Étiquettes', price: 'Prix', contact: 'Contact', 'contact.phone': 'Mobile', 'contact.letter': 'Courrier', texts: 'Textes' } };

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
  ['towns', 'minItems', { limit: 1 }, 'Choisissez une valeur pour «\u202fVilles\u202f»'],
  ['stops', 'minItems', { limit: 1 }, 'Ajoutez au moins 1 élément à «\u202fArrêts\u202f»'],
  ['stops.1', 'required', {}, 'Choisissez une valeur pour «\u202fArrêts 2\u202f»'],
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
  ['way', 'enum', {}, 'Choisissez une des valeurs proposées pour «\u202fTrajet\u202f»'],
  ['tags', 'maxItems', { limit: 1 }, 'Retirez des éléments de «\u202fÉtiquettes\u202f»\u202f: 1 au maximum'],
  ['tags', 'maxItems', { limit: 1200 }, 'Retirez des éléments de «\u202fÉtiquettes\u202f»\u202f: 1\u202f200 au maximum'],
  ['tags', 'minItems', { limit: 2 }, 'Ajoutez au moins 2 éléments à «\u202fÉtiquettes\u202f»'],
  ['tags', 'uniqueItems', {}, 'Retirez de «\u202fÉtiquettes\u202f» ce qui y figure deux fois'],
  ['texts.de', 'repeatedName', {}, 'Renommez «\u202fTextes, de\u202f»\u202f: un autre élément porte déjà ce nom'],
  ['texts.de', 'propertyNames', {}, 'Renommez «\u202fTextes, de\u202f»\u202f: ce nom n’est pas de ceux qui sont permis'],
  ['contact', 'whole.maxProperties', { limit: 1 }, 'Contact\u202f: Renseignez 1 champ au maximum'],
  ['', 'whole.maxProperties', { limit: 3 }, 'Renseignez 3 champs au maximum'],
  ['', 'whole.minProperties', { limit: 2 }, 'Renseignez au moins 2 champs'],
  ['', 'whole.anyOf', { among: ['name', 'price'] }, 'Renseignez au moins un de ces champs\u202f: Nom, Prix'],
  ['', 'whole.oneOf', { among: ['name', 'price'] }, 'Renseignez un seul de ces champs\u202f: Nom, Prix'],
  ['', 'whole.other', {}, 'Vérifiez l’ensemble des valeurs\u202f: elles ne vont pas ensemble'],
  ['price', 'minimum', { limit: 0.5 }, 'Saisissez un nombre supérieur ou égal à 0,5 dans «\u202fPrix\u202f»'],
  ['price', 'maximum', { limit: 1200 }, 'Saisissez un nombre inférieur ou égal à 1\u202f200 dans «\u202fPrix\u202f»'],
  ['price', 'exclusiveMinimum', { limit: 0 }, 'Saisissez un nombre supérieur à 0 dans «\u202fPrix\u202f»'],
  ['price', 'exclusiveMaximum', { limit: 10 }, 'Saisissez un nombre inférieur à 10 dans «\u202fPrix\u202f»'],
  ['price', 'type', { type: 'number' }, 'Saisissez un nombre dans «\u202fPrix\u202f», par exemple 12,5'],
  ['contact', 'type', { type: 'object' }, 'Écrivez «\u202fContact\u202f» en JSON, entre accolades'],
  ['contact', 'type', { type: ['object', 'null'] }, 'Écrivez «\u202fContact\u202f» en JSON, entre accolades'],
  ['contact', 'type', { type: ['object', 'array'] }, 'Vérifiez la valeur de «\u202fContact\u202f»'],
  ['tags', 'type', { type: 'array' }, 'Écrivez «\u202fÉtiquettes\u202f» en JSON, entre crochets'],
  ['name', 'format', { format: 'ipv4' }, 'Saisissez une adresse IPv4 dans «\u202fNom\u202f», par exemple 192.0.2.1'],
  ['name', 'format', { format: 'ipv6' }, 'Saisissez une adresse IPv6 dans «\u202fNom\u202f»'],
  ['name', 'format', { format: 'hostname' }, 'Saisissez un nom de domaine dans «\u202fNom\u202f», par exemple www.exemple.fr'],
  ['name', 'format', { format: 'duration' }, 'Saisissez une durée ISO 8601 dans «\u202fNom\u202f», par exemple P3DT4H'],
  ['name', 'format', { format: 'time' }, 'Saisissez une heure avec son décalage dans «\u202fNom\u202f», par exemple 08:30:00Z'],
  ['name', 'format', { format: 'uri' }, 'Saisissez l’adresse complète d’une page dans «\u202fNom\u202f», par exemple https://www.exemple.fr'],
  ['name', 'format', { format: 'date' }, 'Saisissez une date qui existe dans «\u202fNom\u202f», sous la forme jj/mm/aaaa, par exemple 20/11/2026'],
  ['name', 'format', { format: 'date-time' }, 'Saisissez un jour et une heure dans «\u202fNom\u202f», par exemple 20/11/2026 et 08:30'],
  ['name', 'format', { format: 'email' }, 'Saisissez une adresse e-mail dans «\u202fNom\u202f», par exemple prenom@domaine.fr'],
  ['name', 'format', { format: 'telephone' }, 'Saisissez un numéro de téléphone dans «\u202fNom\u202f», par exemple 06 12 34 56 78'],
  ['name', 'past', {}, 'Choisissez une date à partir d’aujourd’hui dans «\u202fNom\u202f»'],
  ['name', 'cannotBeCleared', {}, 'Le champ «\u202fNom\u202f» ne peut pas être vidé\u202f: saisissez une nouvelle valeur ou remettez l’ancienne'],
  ['price', 'jsonRequired', { place: 'a/b' }, 'Vérifiez «\u202fPrix\u202f»\u202f: la valeur à «\u202fa/b\u202f» manque'],
  ['price', 'geometry', {}, 'Vérifiez «\u202fPrix\u202f»\u202f: cette forme, ou l’emplacement d’un de ses points, n’est pas permise'],
] as const)('at "%s" the rule %s of %j is said in words', (field, rule, params, said) => {
  expect(textOf({ field, rule, params })).toBe(said);
});

it('a rule that brings its own words is said in these', () => {
  expect(textOf({ field: 'name', rule: 'required', params: {}, text: 'Le retour précède l’aller' })).toBe('Le retour précède l’aller');
});
