import type { Dialect } from './Dialect';
import { readRefusal } from './platformRefusal';
import { readList, readRecord, readWritten } from './readList';
import { listPath } from './requestAddress';

/** The status that confirms a deletion. */
const NO_CONTENT = 204;

/** The platform's own dialect (contract wire.formats, wire.lists and wire.errors). */
export const platform: Dialect = {
  accept: 'application/ld+json',
  listPath,
  readList: ({ body }) => readList(body),
  readRecord: ({ body }) => readRecord(body),
  create: (body) => ({ method: 'POST', contentType: 'application/json', body }),
  // The platform accepts a PATCH in this format only.
  update: (body) => ({ method: 'PATCH', contentType: 'application/merge-patch+json', body }),
  readCreated: ({ body }) => readWritten(body),
  readWritten: ({ body }) => readWritten(body),
  saysRemoved: ({ status }) => status === NO_CONTENT,
  readRefusal,
};
