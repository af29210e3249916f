import { Refusal } from './Refusal';

/** Refuses with 400 a caller who does not accept CSV (contract users.export). */
export function requireCsv(accept: string | undefined): void {
  const types = (accept ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim().toLowerCase());
  if (types.includes('text/csv') || types.includes('*/*')) return;
  throw new Refusal(400, `Requested format "${accept ?? ''}" is not supported. Supported MIME types are "text/csv".`, [], 'application', 'json');
}

/** A line of CSV. Like PHP, it puts quotes around every value that contains a blank. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(',')}\n`;
}

function csvValue(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\s]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Streams a file piece by piece, without a file name (contract users.export). */
export function csvAnswer(pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
