import type { World } from '../World';

/** Whether a call is for an entity that has its records where the platform takes files: only a form carries a file. */
export function isForRecord(request: Request, path: string, { collections }: World): boolean {
  return collections.has(path) && request.headers.get('Content-Type')?.startsWith('multipart/form-data') !== true;
}
