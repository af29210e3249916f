import { describe, expect, it } from 'vitest';
import type { Entity, Operation } from '@/engine/model/Resource';
import { entityNamed } from '../../support/realEntities';
import { OURS } from '../../support/ourEntities';
import { contents } from './offers/contents';
import type { Offer } from './offers/Offer';
import * as offered from './offers/offered';
import { people } from './offers/people';
import { places } from './offers/places';
import { solidary } from './offers/solidary';

const offers = [...people, ...contents, ...places, ...solidary];

const nameOf = (mark: string) => mark.replace(/[*!=].*$/, '');
const words = (text = '') => text.split(' ').filter(Boolean);

/** What a page has of what is stated, in its order: it may have more. */
function stated(actual: readonly string[], wanted: readonly string[], key: (line: string) => string): string[] {
  return actual.filter((one) => wanted.some((other) => key(other) === key(one)));
}

const row = (actual: string | undefined, wanted: string) => stated(words(actual), words(wanted), nameOf).join(' ');
const lines = (actual: readonly string[], wanted: readonly string[]) => stated(actual, wanted, (line) => line.slice(0, line.indexOf(':')));

/** The sections with what is stated of each. */
function sections(actual: readonly string[], wanted: readonly string[]): string[] {
  return lines(actual, wanted).map((line) => row(line, wanted.find((one) => one.split(' ')[0] === line.split(' ')[0]) ?? ''));
}

/** What an entity offers of what is stated, in the form of the statement. */
function offerOf(entity: Entity, offer: Offer): Offer {
  const { columns, addable, sorted } = offered.columnsOf(entity);
  const pages = (['create', 'edit', 'show'] as const).map((mode) => [mode, offer[mode] && sections(offered.pageOf(entity, mode), offer[mode])]);
  return definedOf({
    ...offer,
    may: offered.mayOf(entity),
    map: offer.map && offered.mapOf(entity),
    columns: offer.columns && row(columns, `${offer.columns} ${offer.addable ?? ''}`),
    addable: offer.addable && row(addable, `${offer.columns ?? ''} ${offer.addable}`),
    sorted: offer.sorted && sorted,
    filters: offer.filters && lines(offered.filtersOf(entity), offer.filters),
    ...Object.fromEntries(pages),
    notBefore: offer.notBefore && Object.fromEntries(Object.keys(offer.notBefore).map((name) => [name, offered.startOf(entity, name)])),
    head: offer.head && row(offered.headOf(entity), offer.head),
    actions: offer.actions && lines(offered.actionsOf(entity), offer.actions),
    together: offer.together && row(offered.togetherOf(entity), offer.together),
    drawn: offer.drawn && words(offer.drawn).map((one) => offered.drawnOf(entity, nameOf(one))).join(' '),
    notices: offer.notices?.map(([mode, record]) => [mode, record, offered.noticesOf(entity, mode, record)]),
    waits: offer.waits && lines(offered.waitsOf(entity), offer.waits),
    deletion: offer.deletion && offered.deletionOf(entity),
    copied: offer.copied && offered.leftOutOf(entity, words(offer.copied)).join(' '),
  });
}

const definedOf = (offer: object) => Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== undefined)) as unknown as Offer;

it('is stated for every entity with a list of its own', () => {
  expect(OURS.filter((name) => entityNamed(name).resource.list && !offers.some(({ entity }) => entity === name))).toEqual([]);
});

describe.each(offers)('what the pages of "$entity" offer', (offer) => {
  const entity = entityNamed(offer.entity);

  it('is what is stated, in its order', () => {
    expect(offerOf(entity, offer)).toEqual(offer);
  });

  it('looks for duplicates where it is stated, and nowhere else', async () => {
    expect(await offered.duplicatesOf(entity)).toEqual(offer.duplicates ?? []);
  });

  it.each(offer.depending ?? [])('in "%s" of %o has %s and not %s', (mode, record, shown, hidden) => {
    const fields = offered.fieldsOf(entity, mode, record);
    expect(row(fields.join(' '), shown)).toBe(shown);
    expect(row(fields.join(' '), hidden ?? '')).toBe('');
  });

  it.each(Object.entries(offer.told ?? {}))('tells the box and the cell of "%s" what is stated', (field, told) => {
    expect(offered.toldOf(entity, field)).toMatchObject(told);
  });

  it.each(Object.entries(offer.modules ?? {}))('loses with the module %s the fields %s', (module, hidden) => {
    expect(row(offered.fieldsOf(entity, 'show', {}).join(' '), hidden)).toBe(hidden);
    expect(row(offered.fieldsOf(entity, 'show', {}, module).join(' '), hidden)).toBe('');
  });

  it.each(offer.applies ?? [])('includes the action %s for %o, and not for %o', (action, to, notTo) => {
    expect(offered.appliesTo(entity, action, to)).toBe(true);
    expect(offered.appliesTo(entity, action, notTo)).toBe(false);
  });

  it.each(offer.reserved ? words(offer.reserved[0]) : [])('to "%s" a record of somebody else asks for a further right', (operation) => {
    const [, unless = '', mine = ''] = offer.reserved ?? [];
    expect(offered.isReservedBy(entity, operation as Operation, unless, mine)).toBe(true);
  });
});
