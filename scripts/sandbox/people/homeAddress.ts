import type { RecordData } from '../../../src/engine/Resource';
import { Refusal } from '../http/Refusal';
import { address } from '../quirks/address';

/** A home address is written whole, field by field: what is not sent is emptied (contract core 4.4). */
export function writtenAddress(sent: RecordData): RecordData {
  const names = Object.keys(address.properties ?? {}).filter((name) => !name.startsWith('@'));
  const fields = Object.fromEntries(names.map((name) => [name, sent[name] ?? null]));
  const street = sent.street || sent.streetAddress || null;
  const town = [sent.postalCode, sent.addressLocality].filter(Boolean).join(' ');
  const displayLabel = [
    [sent.streetAddress || [sent.houseNumber, street].filter(Boolean).join(' '), town].filter(Boolean).join(', '),
    [sent.region, sent.addressCountry].filter(Boolean).join(', '),
  ];
  return { ...fields, ...sixDecimals(sent), street, home: true, displayLabel };
}

/** The columns are decimal(10,6): coordinates come back with six decimals. */
function sixDecimals({ latitude, longitude }: RecordData): RecordData {
  const written = (value: unknown): string | null => {
    if (value === undefined || value === null || value === '') return null;
    if (!Number.isFinite(Number(value))) throw new Refusal(500, `"${String(value)}" is no decimal`);
    return Number(value).toFixed(6);
  };
  return { latitude: written(latitude), longitude: written(longitude) };
}
