import type { Hono } from 'hono';
import Papa from 'papaparse';
import { markedAnswer } from '../http/marks';
import { Refusal } from '../http/Refusal';
import { COMMUNITIES_PATH } from '../quirks/paths';
import { requestContext } from '../session/authenticate';
import { findRow, updateRows } from '../store/rows';
import type { SandboxEnvironment, World } from '../World';

/** The credentials file of a secured community (contract communities.credentials). No permission is required, and any fault is an error without explanation. */
export function addSecurityRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  const communities = world.collections.get(COMMUNITIES_PATH);
  if (!communities) return;
  app.post('/admin/community_securities', async (c) => {
    const context = requestContext(c, world);
    const form = await c.req.raw.formData().catch(() => new FormData());
    const community = await findRow(world.db, communities, Number(form.get('communityId')) || 0);
    const file = form.get('file');
    if (!community || !(file instanceof File)) throw new Refusal(500, 'A community and a file are mandatory');
    await requireCredentials(file);
    const security = { id: community.id, filename: `${community.id}-${file.name}`, originalName: file.name };
    await updateRows(world.db, communities, [{ ...community, document: { ...community.document, communitySecurities: [security] } }]);
    const { id: _hidden, ...shown } = security;
    return markedAnswer([`/community_securities/${security.id}`, 'CommunitySecurity'], { ...shown, community: `/communities/${community.id}` }, context, 201);
  });
}

async function requireCredentials(file: File): Promise<void> {
  if (!['text/plain', 'text/csv'].includes(file.type.split(';')[0] ?? '')) throw new Refusal(500, `Incorrect MIME type ${file.type}`);
  const { data } = Papa.parse<string[]>((await file.text()).replace(/\r?\n$/, ''), { delimiter: ';' });
  const isFaulty = data.length === 0 || data.some((cells) => cells.length !== 2 || cells.some((cell) => cell === ''));
  if (isFaulty) throw new Refusal(500, 'Incorrect credentials file');
}
