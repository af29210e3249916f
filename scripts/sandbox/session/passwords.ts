import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const LENGTH = 32;

/** A salted hash of a password: `salt:hash` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, LENGTH);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':');
  const given = await derive(password, Buffer.from(salt, 'hex'), LENGTH);
  const expected = Buffer.from(hash, 'hex');
  return expected.length === given.length && timingSafeEqual(given, expected);
}
