import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';
import { findRow } from '../store/rows';
import type { Collection, World } from '../World';

const NAME = /^\/addresses\/(\d{1,9})$/;

/** The body with all addresses written out: an address that is named by its id is replaced by the stored one (contract places.address). */
export async function withNamedAddresses(collection: Collection, body: RecordData, world: World): Promise<RecordData> {
  const written = { ...body };
  for (const field of collection.addresses) {
    const name = body[field];
    const [, id] = (typeof name === 'string' && NAME.exec(name)) || [];
    if (id !== undefined) written[field] = (await storedAddress(collection, Number(id), world)) ?? unknown(String(name));
  }
  return written;
}

/** The stored address of an id. An address has the id of the record it belongs to; records of the same list are looked at first. */
async function storedAddress(collection: Collection, id: number, { db, collections }: World): Promise<unknown> {
  for (const owner of [collection, ...collections.values()]) {
    const row = owner.addresses.length > 0 ? await findRow(db, owner, id) : undefined;
    const address = owner.addresses.map((field) => row?.document[field]).find(Boolean);
    if (address) return address;
  }
  return undefined;
}

function unknown(name: string): never {
  throw new Refusal(400, `Item not found for "${name}".`);
}
