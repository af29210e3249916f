import type { RecordData } from '../../../src/engine/Resource';

/** Who has no picture is shown with a drawing of the public site: a path without a host. */
const DEFAULT_AVATAR = '/images/avatarsDefault/square_100.svg';

/** The picture of somebody beside what they refer, created or joined (contract core 5.2, 5.3, observed). */
export function shownAvatar({ avatar }: RecordData): string {
  return typeof avatar === 'string' && avatar !== '' ? avatar : DEFAULT_AVATAR;
}
