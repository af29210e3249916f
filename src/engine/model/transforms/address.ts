import type { Schema } from '../Schema';
import { decimalText } from './decimalText';
import { isPlainObject } from './plainObject';
import type { TransformFactory } from './Transform';

/** The parts of an address that the platform stores as text (contract places.address). */
const TEXTS = [
  'houseNumber',
  'street',
  'streetAddress',
  'postalCode',
  'subLocality',
  'addressLocality',
  'localAdmin',
  'county',
  'macroCounty',
  'region',
  'macroRegion',
  'addressCountry',
  'countryCode',
  'name',
];

const COORDINATES = ['latitude', 'longitude'];

const decimal = decimalText();

/**
 * An address embedded in a record. Its coordinates are numbers in a form and text on the wire. It is sent whole, because the platform empties what is missing
 * (contract users.change): a missing text as `null`, while missing coordinates are left out. What the platform computes (`displayLabel`) is read and never
 * sent.
 */
export const address: TransformFactory = () => ({ fromApi, toApi, wireSchema });

/** Keeps what can be sent back, and the lines to show; the platform also says where it found an address (contract places.address), which is dropped. */
function fromApi(wire: unknown): unknown {
  if (!isPlainObject(wire)) return undefined;
  const { home, displayLabel } = wire;
  return {
    ...Object.fromEntries(TEXTS.flatMap((name) => (typeof wire[name] === 'string' ? [[name, wire[name]]] : []))),
    ...Object.fromEntries(COORDINATES.map((name) => [name, decimal.fromApi(wire[name])])),
    ...(typeof home === 'boolean' && { home }),
    ...(Array.isArray(displayLabel) && { displayLabel }),
  };
}

function toApi(form: unknown): unknown {
  if (!isPlainObject(form)) return form;
  const { home, latitude, longitude } = form;
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, form[name] ?? null])),
    ...(typeof home === 'boolean' && { home }),
    // A latitude without a longitude, or the reverse, is not a place.
    ...(latitude !== undefined &&
      longitude !== undefined && { latitude: decimal.toApi(latitude), longitude: decimal.toApi(longitude) }),
  };
}

function wireSchema(form: Schema): Schema {
  const properties = Object.entries(form.properties ?? {}).map(([name, part]) => [name, wirePart(name, part)]);
  return {
    ...form,
    properties: Object.fromEntries(properties),
    ...(form.examples && { examples: form.examples.map(wireExample) }),
  };
}

function wirePart(name: string, part: Schema): Schema {
  if (COORDINATES.includes(name)) return decimal.wireSchema(part);
  return TEXTS.includes(name) ? { ...part, type: ['string', 'null'] } : part;
}

/** The examples also hold values that are only read, since the sandbox makes its rows from them. */
function wireExample(example: unknown): unknown {
  return isPlainObject(example) ? { ...example, ...(toApi(example) as object) } : example;
}
