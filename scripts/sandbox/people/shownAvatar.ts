import type { RecordData } from '../../../src/engine/model/Schema';
import { SMALL_DEFAULT_AVATAR } from './avatars';

/** The picture of a person, shown beside what they refer, created or joined (contract communities.fields and communities.members). */
export function shownAvatar({ avatar }: RecordData): string {
  return typeof avatar === 'string' && avatar !== '' ? avatar : SMALL_DEFAULT_AVATAR;
}
