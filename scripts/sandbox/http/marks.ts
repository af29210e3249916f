import type { RecordData } from '../../../src/engine/model/Schema';
import type { Format } from './accept';
import { answer } from './answers';

interface Asked {
  format: Format;
}

/** The address and the type that an object has in JSON-LD. */
export function marks(iri: string, type: string, { format }: Asked): RecordData {
  return format === 'ld' ? { '@id': iri, '@type': type } : {};
}

/** An object as an answer of its own, which has a context in JSON-LD. */
export function markedAnswer([iri, type]: readonly [string, string], body: RecordData, asked: Asked, status: 200 | 201 = 200): Response {
  const context = asked.format === 'ld' ? { '@context': `/contexts/${type}` } : {};
  return answer({ ...context, ...marks(iri, type, asked), ...body }, asked.format, status);
}
