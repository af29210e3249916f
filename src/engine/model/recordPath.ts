/** The address of one record below one of the addresses of its entity. */
export function recordPath(endpoint: string, id: unknown): string {
  return `${endpoint}/${encodeURIComponent(String(id))}`;
}
