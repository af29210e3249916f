import { isPlainObject } from './plainObject';
import type { RecordTransformFactory } from './Transform';
import { checkOptions, textOption } from './transformOptions';
import { withoutKeys } from './withoutKeys';

/**
 * An address that may be anywhere (`flag`), which the platform stores as another one (`as`): the destination of a request. It is so where the
 * first lines of both are the same (specification section 5, contract solidary 24). Anywhere, the address is not sent. A creation only says it when
 * it is so.
 */
export const samePlace: RecordTransformFactory = (options = {}) => {
  checkOptions('samePlace', options, ['flag', 'address', 'as']);
  const [flag, address, as] = ['flag', 'address', 'as'].map((name) => textOption('samePlace', options, name)) as [string, string, string];

  return {
    fromApi: (wire) => (address in wire && as in wire ? { ...wire, [flag]: isSamePlace(wire[address], wire[as]) } : wire),
    toApi(record, mode) {
      if (record[flag] === true) return withoutKeys(record, [address]);
      return mode === 'create' ? withoutKeys(record, [flag]) : record;
    },
    wireSchema: (form) => form,
  };
};

/** The first lines are compared where both have one; otherwise the points. */
function isSamePlace(one: unknown, other: unknown): boolean {
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const [line, otherLine] = [firstLine(one), firstLine(other)];
  if (line !== undefined && otherLine !== undefined) return line === otherLine;
  return isFilled(one['latitude']) && isFilled(one['longitude']) && ['latitude', 'longitude'].every((part) => Number(one[part]) === Number(other[part]));
}

function firstLine({ displayLabel }: Record<string, unknown>): string | undefined {
  const line: unknown = Array.isArray(displayLabel) ? displayLabel[0] : displayLabel;
  return typeof line === 'string' && line !== '' ? line : undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
