import type { Document, Part } from '../Document';

/** One operation of the API. */
export interface Call {
  method: string;
  /** The path without slashes at its ends: `users/{id}`. */
  path: string;
  /** Whether the path ends in a slash, which some servers insist on. */
  isSlashed: boolean;
  operation: Part;
  /** The parameters of the path, then those of the operation. */
  parameters: readonly Part[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of a document, in the document's order. */
export function callsOf(document: Document): Call[] {
  return document.parts(document.whole, 'paths').flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = document.at(item, method);
      if (!operation) return [];
      const own = document.parts(operation, 'parameters').map(([, parameter]) => parameter);
      const shared = document.parts(item, 'parameters').map(([, parameter]) => parameter);
      const others = shared.filter((one) => !own.some((other) => nameOf(one) === nameOf(other)));
      return [{ method, path: path.replaceAll(/^\/+|\/+$/g, ''), isSlashed: path.endsWith('/'), operation, parameters: [...others, ...own] }];
    }),
  );
}

function nameOf({ value }: Part): string {
  return `${String(value['in'])} ${String(value['name'])}`;
}

export function segmentsOf(path: string): string[] {
  return path.split('/');
}

export function isParameter(segment: string | undefined): boolean {
  return segment !== undefined && /^\{[^}]+\}$/.test(segment);
}
