import type { RecordData } from '../../../src/engine/model/Schema';
import { echoedAddress, echoedHome, readAddress, storedAddress, storedHome } from '../geography/addresses';
import type { Format } from '../http/accept';
import { marks } from '../http/marks';
import type { Collection, Draft } from '../World';

/** Puts the addresses of a body into the form that is stored. */
export function storeAddresses({ addresses, quirk }: Collection, { sent, document }: Draft): void {
  const stored = quirk.addressOf === 'home' ? storedHome : storedAddress;
  for (const field of addresses) {
    if (sent[field]) document[field] = stored(sent[field] as RecordData);
  }
}

/** The addresses of a record as an answer has them: addresses that were just sent are repeated, the others are read from the store. */
export function showAddresses({ addresses, quirk }: Collection, record: RecordData, { sent, format }: { sent: RecordData; format: Format }): void {
  const kind = quirk.addressOf;
  const owner = kind === 'event' || kind === 'relayPoint' ? String(record.name ?? '') : '';
  const echoed = kind === 'home' ? echoedHome : echoedAddress;
  for (const field of addresses) {
    if (!record[field]) continue;
    const shown = sent[field] ? echoed(sent[field] as RecordData) : readAddress(record[field] as RecordData, owner);
    if (kind === 'event' && !sent[field]) shown.name = owner;
    record[field] = { ...marks(`/addresses/${String(record.id)}`, 'Address', { format }), ...shown };
  }
}
