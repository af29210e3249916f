import type { Asking } from '../../../src/engine/model/dialects/listAddress';
import type { RecordData } from '../../../src/engine/model/Schema';
import type { AskedList } from './platformQuery';

/** How a server of another dialect expresses the sandbox's data. */
export interface Speech {
  asking: Asking;
  largest: number;
  contentType: string;
  /** Whether the addresses of collections, or of records, end in a slash. */
  endsInSlash(of: 'collection' | 'record'): boolean;
  list(items: readonly RecordData[], total: number, asked: AskedList): { body: unknown; headers?: Record<string, string> };
  one(record: RecordData): unknown;
  /** The record in the body of a request. */
  sent(body: RecordData): RecordData;
  /** Whether an object in an edit is merged with the one that is stored. */
  merges?: boolean;
  refusal(message: string, violations: readonly { propertyPath: string; message: string }[]): unknown;
}
