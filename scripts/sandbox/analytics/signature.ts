import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Dashboard } from './dashboard';

/**
 * The token in the address of a dashboard: what the dashboard shows, with a signature that proves that this server issued it. Whoever has the
 * address needs no other right.
 */
export function signDashboard(dashboard: Dashboard, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(dashboard)).toString('base64url');
  return `${text}.${signature(text, key).toString('base64url')}`;
}

/** The dashboard of a token; undefined when somebody else made or changed the address. */
export function readDashboard(token: string, key: Buffer): Dashboard | undefined {
  const [text = '', signed = ''] = token.split('.');
  const expected = signature(text, key);
  const found = Buffer.from(signed, 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Dashboard;
}

function signature(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
