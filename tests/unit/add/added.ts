import { expect } from 'vitest';
import { add } from '../../../scripts/add/add';
import { Document } from '../../../scripts/add/Document';
import { findResources } from '../../../scripts/add/findResources';
import { readDocument } from '../../../scripts/add/bundle';
import { fromSwagger } from '../../../scripts/add/openApi/fromSwagger';
import { reportOf } from '../../../scripts/add/report';
import { withPrefix } from '../../../scripts/add/withPrefix';
import { filesOf } from '../../../scripts/add/withoutMistakes';
import { readResourceFiles } from '../../../scripts/resources/readResources';
import { generateDocument } from '../../../scripts/sandbox/seed/generateValue';
import { Random } from '../../../scripts/sandbox/seed/Random';

interface Adding {
  /** The path of the document without its endings. */
  file?: string;
  only?: string[];
  prefix?: string;
  /** The files that `schemas/` already had. */
  there?: Record<string, string>;
  /** Whether the entities go to a folder of one's own, beside `schemas/`. */
  own?: boolean;
}

/** The files that are written for a document, by path, with the notes about it. */
export function added(text: string | object, { file = 'document', only, prefix, there = {}, own = false }: Adding = {}) {
  const document = new Document(fromSwagger(readDocument(typeof text === 'string' ? text : JSON.stringify(text))));
  const result = add(document, withPrefix(findResources(document, file, only), prefix), { files: new Map(Object.entries(there)), messageContexts: [], ...(own && { added: [{ folder: 'own', files: new Map() }] }) });
  const texts = Object.fromEntries(result.accepted.flatMap(filesOf));
  const files = Object.fromEntries(Object.entries(texts).map(([path, written]) => [path.replace('schemas/', ''), JSON.parse(written) as Record<string, never>]));
  return { files, texts, report: reportOf(result), refused: result.refused.map(({ proposal, reasons }) => [proposal.name, ...reasons]) };
}

/** The entities that the checks make of written files, which must pass; each with a row that the sandbox generates. */
export function entitiesIn(texts: Record<string, string>) {
  const { entities, mistakes } = readResourceFiles({ files: new Map(Object.entries(texts)), messageContexts: [] });
  expect(mistakes).toEqual([]);
  return Object.fromEntries(
    entities.map(({ resource, schema }) => [resource.name, { resource, schema, row: generateDocument(schema, new Random(7), { resource, rowsOf: () => 0 }) }]),
  );
}
