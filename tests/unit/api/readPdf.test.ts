import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPdf } from '@/api/readPdf';

const API = 'https://api.test/v1';

beforeEach(() => void vi.stubGlobal('location', new URL('https://app.test/admin/')));
afterEach(() => void vi.unstubAllGlobals());

const serve = (body: string, type: string) => vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'Content-Type': type } }));

it('takes a PDF for what its bytes are, whatever is said of them', async () => {
  serve('%PDF-1.7 …', 'application/octet-stream');
  const pdf = await readPdf('https://api.test/upload/1.pdf', API);
  expect([pdf?.type, await pdf?.text()]).toEqual(['application/pdf', '%PDF-1.7 …']);
});

it('takes nothing else for one: a page in a frame could do what it wants', async () => {
  serve('<html><script>alert(1)</script>', 'application/pdf');
  expect(await readPdf('https://api.test/upload/1.pdf', API)).toBeUndefined();
});

it('asks nothing of other hosts', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  expect(await readPdf('https://elsewhere.test/1.pdf', API)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
