import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';

/** What a `resource.json` names for a field. The file has not been checked yet, so its shape is not certain. */
export function saidUse(fields: unknown, name: string, key: 'widget' | 'transform'): unknown {
  const said = isPlainObject(fields) ? fields[name] : undefined;
  return isPlainObject(said) ? useOf(said[key]) : undefined;
}

/** A name that may be written alone, or with options beside it. */
export function useOf(said: unknown): unknown {
  return isPlainObject(said) ? said['use'] : said;
}
