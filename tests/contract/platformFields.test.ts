import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { platformFields } from '../../scripts/sandbox/platformFields';
import { quirks } from '../../scripts/sandbox/quirks/registry';
import { typesOf } from '../../scripts/sandbox/store/columns';
import type { Entity } from '../../src/engine/model/Resource';
import type { Schema } from '../../src/engine/model/Schema';
import { wireSchema } from '../../src/engine/model/transforms/wireSchema';
import { type Call, openSandbox, type Role, signIn } from './openSandbox';

const entities = readResources('schemas').entities;
const known = entities.filter(({ resource }) => platformFields[resource.endpoint.list]);
/** The bodies of these are read by hand, so that any value passes. */
const READ_BY_HAND = ['beneficiary', 'volunteer'];

const platformField = ({ resource }: Entity, name: string): Schema | undefined =>
  quirks[resource.endpoint.list]?.properties?.[name] ?? platformFields[resource.endpoint.list]?.[name];

/** The values that the back office would send and the platform does not accept, in words that name both. */
function* disagreements(name: string, isReadByHand: boolean, ours: Schema, theirs: Schema | undefined): Generator<string> {
  if (!theirs) return yield `${name}: the back office has it, the platform does not`;
  const [here, there] = [typesOf(ours), typesOf(theirs)];
  const isTaken = there.length === 0 || here.every((type) => there.includes(type));
  if (!isTaken) yield `${name}: ${here.join()} in the back office, ${there.join()} on the platform`;
  if (ours.readOnly === true || isReadByHand) return;
  if (theirs.readOnly === true) yield `${name}: written by the back office, read only on the platform`;
  if (theirs.maxLength !== undefined && !((ours.maxLength ?? Infinity) <= theirs.maxLength))
    yield `${name}: ${ours.maxLength ?? 'any number of'} characters in the back office, ${theirs.maxLength} on the platform`;
}

describe.each(known.map((entity) => [entity.resource.name, entity] as const))('the fields of %s', (_name, entity) => {
  test('are fields of the platform, sent as it takes them', () => {
    const { properties } = wireSchema(entity);
    const isReadByHand = READ_BY_HAND.includes(entity.resource.name);
    expect(Object.entries(properties).flatMap(([name, schema]) => [...disagreements(name, isReadByHand, schema, platformField(entity, name))])).toEqual([]);
  });
});

/** A record of each list that can be changed, and the account that may. */
const CHANGED: Readonly<Record<string, readonly [role: Role, id: number]>> = {
  user: ['superadmin', 20],
  hitchhiker: ['superadmin', 20],
  campaign: ['admin', 2],
  community: ['superadmin', 5],
  event: ['superadmin', 2],
  article: ['superadmin', 2],
  editorial: ['superadmin', 2],
  relayPoint: ['superadmin', 2],
  relayPointType: ['superadmin', 2],
  structure: ['solidaire', 1],
};

interface Bound {
  entity: string;
  path: string;
  field: string;
  at: unknown;
  above: unknown;
}

/** E-mails and web addresses are left out, because a row of letters breaks their rules before it is too long. */
const bounded = known.flatMap((entity) =>
  Object.entries(wireSchema(entity).properties).flatMap(([field, { maxLength, maximum, readOnly, format }]): Bound[] => {
    const of = { entity: entity.resource.name, path: entity.resource.endpoint.list, field };
    if (readOnly === true || format === 'email' || !CHANGED[entity.resource.name]) return [];
    if (maxLength !== undefined) return [{ ...of, at: 'x'.repeat(maxLength), above: 'x'.repeat(maxLength + 1) }];
    // A yes or no that is sent as a number has no bound on the platform.
    return maximum === undefined || maximum === 1 ? [] : [{ ...of, at: maximum, above: maximum + 1 }];
  }),
);

describe('a bound of the back office', () => {
  let sandbox: Sandbox;
  const calls = new Map<Role, Call>();
  beforeAll(async () => {
    sandbox = await openSandbox();
    for (const role of ['superadmin', 'admin', 'solidaire'] as const) calls.set(role, await signIn(sandbox, role));
  });
  afterAll(() => sandbox.close());

  test.each(bounded)('is that of the platform: $field of $entity', async ({ entity, path, field, at, above }) => {
    const [role, id] = CHANGED[entity] ?? ['superadmin', 1];
    const change = async (value: unknown) => (await calls.get(role)?.('PATCH', `/${path}/${id}`, { body: { [field]: value } }))?.status;
    expect([await change(at), await change(above)]).toEqual([200, 500]);
  });
});
