import type { RecordData } from '../../../src/engine/model/Schema';


/** The avatars of people without a picture, where no host for pictures is configured: addresses on the public site, without a host (contract users.fields). */
const DEFAULT_AVATARS = ['/images/avatarsDefault/square_100.svg', '/images/avatarsDefault/square_250.svg'] as const;
export const [SMALL_DEFAULT_AVATAR, DEFAULT_AVATAR] = DEFAULT_AVATARS;

/** The last of a person's avatars, and all of them from small to large. */
export function avatarsOf({ avatar }: RecordData, origin: string): RecordData {
  if (typeof avatar !== 'string') return { avatar: DEFAULT_AVATAR, avatars: DEFAULT_AVATARS };
  const address = avatar.replace(/^\/upload\//, `${origin}/upload/`);
  return { avatar: address, avatars: [address] };
}
