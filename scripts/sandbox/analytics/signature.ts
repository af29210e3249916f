import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Dashboard } from './dashboard';

/** What an address says of a dashboard, and that we said it: whoever has the address needs no other right. */
export function signDashboard(dashboard: Dashboard, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(dashboard)).toString('base64url');
  return `${text}.${signature(text, key).toString('base64url')}`;
}

/** Undefined when the address was made or changed by somebody else. */
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
