import type { Resource } from '@/engine/model/Resource';

/** The address of the page that sends a record. */
export function sendAddress({ route = '' }: Pick<Resource, 'route'>, id: unknown): string {
  return `${route}/send/${encodeURIComponent(String(id))}`;
}
