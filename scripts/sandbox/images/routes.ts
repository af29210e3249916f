import type { Hono } from 'hono';
import { markedAnswer } from '../http/marks';
import { notFound, Refusal } from '../http/Refusal';
import { requestContext } from '../session/authenticate';
import type { SandboxEnvironment, World } from '../World';
import { drawPicture } from './drawPicture';
import { findImage, storeImage } from './imageStore';
import { IMAGE_OWNERS } from './owners';

/** Uploads and serves images (contract images.upload). As on the platform, the limits of size are not enforced here. */
export function addImageRoutes(app: Hono<SandboxEnvironment>, world: World): void {
  app.post('/admin/images', async (c) => {
    const context = requestContext(c, world);
    const { owner, id, file, position } = readUpload(await readForm(c.req.raw));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const image = await storeImage(context, { owner, id, bytes, position });
    const body = { id: image.id, image: context.origin + image.image, avatar: context.origin + image.avatar };
    return markedAnswer([`/images/${image.id}`, 'Image'], body, context, 201);
  });
  app.get('/upload/pictures/:name', (c) => served(drawPicture(c.req.param('name')), 'image/svg+xml'));
  // Every size is the same file, because the sandbox makes no thumbnails.
  app.get('/upload/:folder/images/:size/:file', async (c) => {
    const image = await findImage(world, c.req.param('folder'), c.req.param('file'));
    if (!image) throw notFound();
    return served(image.bytes, image.type);
  });
}

/** Serves a file under a policy that lets it do nothing. PDFs are exempt, because a browser's PDF reader is a page that the policy would leave empty. */
export function served(body: string | Uint8Array, type: string): Response {
  const isPage = type === 'application/pdf';
  const headers = {
    'Content-Type': type,
    ...(isPage ? {} : { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }),
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, 'A valid file is required');
  }
}

/** The two parts of an upload. An id that is not a number crashes the server. */
function readUpload(form: FormData) {
  for (const owner of IMAGE_OWNERS) {
    const id = form.get(owner.idPart);
    const file = form.get(owner.filePart);
    if (typeof id !== 'string' || id === '' || file === null || typeof file === 'string') continue;
    const position = form.get('position');
    return { owner, id: wholeNumber(id), file, position: position === null ? undefined : wholeNumber(position) };
  }
  throw new Refusal(400, 'A valid file is required');
}

function wholeNumber(part: FormDataEntryValue): number {
  const number = typeof part === 'string' && part.trim() !== '' ? Number(part) : NaN;
  if (!Number.isInteger(number)) throw new Refusal(500, 'Argument must be of the type int, string given');
  return number;
}
