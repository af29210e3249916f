import { json } from '../../unit/api/fakes';

/** What comes in the place of the answer of a command that has left, and what may be said of it. */
export interface End {
  name: string;
  answer: () => Response;
  /** `broken`: the platform failed, which says nothing by itself; `unsent`: there is no network. */
  kind: 'refused' | 'broken' | 'lost' | 'unsent';
  /** Whether the words of the platform are those to read. */
  saysWhy?: boolean;
}

export const WORDS = 'Trop tard pour aujourd’hui';

const refused = (status: number): End => ({ name: `${status}`, kind: 'refused', saysWhy: ![403, 404].includes(status), answer: () => json({ 'hydra:description': WORDS }, status) });
const lost = (name: string, answer: () => Response): End => ({ name, kind: 'lost', answer });

export const ENDS: readonly End[] = [
  { name: '500', kind: 'broken', answer: () => json({ 'hydra:description': 'An error occurred' }, 500) },
  lost('a page of a proxy', () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } })),
  { name: 'nothing, for want of a network', kind: 'unsent', answer: () => new Response('') },
  ...[422, 400, 403, 404, 409].map(refused),
  lost('nothing, the connection being cut', () => {
    throw new TypeError('Failed to fetch');
  }),
  lost('an empty 200', () => new Response('')),
  lost('an error inside a 200', () => json({ 'hydra:description': 'Too many connections' })),
];

/** All that is said of a command, wherever. */
export const said = () => [...document.querySelectorAll('.message-bar, [role=alert], [role=dialog], [role=alertdialog], main')].map((one) => one.textContent).join('\n');
