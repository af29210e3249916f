import type { Document, Part } from '../Document';
import type { Note } from '../Found';
import { look } from '../notes';

/** A note about how people sign in, by what the document says of its security: `session` of `defaults.json` is chosen by hand. */
export function sessionNotes(document: Document): Note[] {
  const schemes = document.parts(document.at(document.whole, 'components'), 'securitySchemes');
  const [first] = schemes;
  if (!first) return [];
  const ways = [...new Set(schemes.flatMap(([, scheme]) => wayOf(document, scheme) ?? []))];
  const names = schemes.map(([name]) => `"${name}"`).join(', ');
  const said = ways.length > 0 ? `people sign in by ${ways.join(' or ')}` : `none of ${names} is a way by which a person signs in here: an extension can add one`;
  return [look(first[1].place, `${said}: "session" of defaults.json`)];
}

function wayOf(document: Document, scheme: Part): string | undefined {
  const { type, scheme: kind, in: place, name } = scheme.value;
  if (type === 'http') return ['bearer', 'basic'].find((way) => way === String(kind).toLowerCase());
  if (type === 'apiKey' && place === 'cookie') return 'cookie';
  if (type === 'apiKey' && place === 'header' && /^authorization$/i.test(String(name))) return 'bearer (with "header")';
  const url = type === 'oauth2' ? document.at(scheme, 'flows', 'password')?.value['tokenUrl'] : undefined;
  return typeof url === 'string' ? `bearer (with "form", at ${url})` : undefined;
}
