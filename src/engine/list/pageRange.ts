import type { ListQuery } from '../model/ListQuery';

/** Which rows of all a page holds: "26–50 sur 1 243", or "26–50 sur 50+" where `more` is set. */
export function pageRange({ page, size }: Pick<ListQuery, 'page' | 'size'>, total: number, write: (value: number) => string, more = false) {
  const first = (page - 1) * size + 1;
  return { from: write(Math.min(first, total)), to: write(Math.min(page * size, total)), total: write(total) + (more ? '+' : '') };
}
