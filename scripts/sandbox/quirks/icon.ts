import { ICON_NAMES } from '../seed/icons';
import type { Quirk } from './Quirk';

/** Contract 9.4: the whole list at once; the item route is `/icons/{id}`, outside `/admin`. */
export const icon: Quirk = {
  iri: '/icons',
  type: 'Icon',
  listIri: '/admin/icons',
  permissions: { list: 'image_list', item: 'image_read' },
  declaresNoFilter: true,
  filters: {},
  order: [],
  unpaged: { order: 'id' },
  seed: { rows: ICON_NAMES.length, document: iconDocument },
};

/** An icon by its id: from the third on, two of three have another drawing for private points. */
export function iconDocument(id: number): Record<string, string | null> {
  const name = ICON_NAMES[id - 1] ?? '';
  const isPrivate = id > 2 && id % 3 !== 0;
  return {
    name,
    url: `/upload/pictures/icon-${id - 1}.svg`,
    privateName: isPrivate ? `${name} (privé)` : null,
    privateUrl: isPrivate ? `/upload/pictures/private-${id - 1}.svg` : null,
  };
}
