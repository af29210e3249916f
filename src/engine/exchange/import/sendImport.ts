import type { Api } from '@/api/Api';
import type { WireRecord } from '@/api/records';
import { ApiError } from '@/api/ApiError';
import { commandEnd, mayHaveRun } from '@/api/commandEnd';
import type { Checker } from './check/Checker';
import type { ReportLine, ServerAnswer } from './check/readAnswer';
import { forgetRun, noteRun, type ImportRun, type RunPlace } from './importRuns';

interface Sending {
  api: Api;
  checker: Checker;
  /** The `{type}` in the path `admin/imports/{type}`. */
  type: string;
  file: { name: string; leftOut: number; hasTitles: boolean };
  place: RunPlace;
  errorText(error: ApiError): string;
}

/** Why a file was not sent at all. */
export type Unsent = 'offline' | 'notRenewed' | 'unprepared';

/** How the sending of a file ended. After `unsent` nothing is noted; the others are noted for the page. */
export type SendOutcome = { kind: 'unsent'; reason: Unsent } | { kind: 'finished' | 'unfinished' | 'unknown' };

/**
 * Sends the accepted lines of a file, once (contract imports.call). Never rejects: the result is noted, even for a page that was left meanwhile. The server
 * answers 201 even when it has refused the file.
 */
export async function sendImport({ api, checker, type, file, place, errorText }: Sending): Promise<SendOutcome> {
  const sent = { fileName: file.name, ...(file.leftOut > 0 && { leftOut: file.leftOut }), sentAt: new Date().toISOString() };
  noteRun(place, { ...sent, status: 'sending' });
  let form: FormData;
  try {
    form = formOf(await checker.csv(), file);
  } catch {
    forgetRun(place);
    return { kind: 'unsent', reason: 'unprepared' };
  }
  try {
    const answer = answerOf(await api.upload(`admin/imports/${type}`, form, { unlimited: true }));
    const report = await wholeReport(checker, await checker.readAnswer(answer));
    const status = answer.errors.length > 0 ? 'refused' : 'done';
    noteRun(place, { ...sent, status, report, counts: countsOf(report), isCut: false });
    return { kind: status === 'done' ? 'finished' : 'unfinished' };
  } catch (error) {
    return noteFailure(place, sent, error, errorText);
  }
}

type Noted = Pick<ImportRun, 'fileName' | 'leftOut' | 'sentAt'>;

function noteFailure(place: RunPlace, sent: Noted, error: unknown, errorText: Sending['errorText']): SendOutcome {
  // A platform that fails may do so in the middle of the import; a refusal comes before it begins.
  if (!(error instanceof ApiError) || mayHaveRun(error)) {
    const reason = error instanceof ApiError && commandEnd(error) === 'broken' ? errorText(error) : undefined;
    noteRun(place, { ...sent, status: 'unknown', ...(reason !== undefined && { reason }) });
    return { kind: 'unknown' };
  }
  // The session or the network ended before the file was sent: the operator may choose it again.
  if (commandEnd(error) === 'unsent') {
    forgetRun(place);
    return { kind: 'unsent', reason: error.kind === 'notRenewed' ? 'notRenewed' : 'offline' };
  }
  noteRun(place, { ...sent, status: 'rejected', reason: errorText(error) });
  return { kind: 'unfinished' };
}

/** The body of the request. `filename` is mandatory: without it the server fails. */
function formOf(csv: Blob, { name, hasTitles }: Sending['file']): FormData {
  const form = new FormData();
  form.append('file', csv, name);
  form.append('filename', name);
  form.append('columnHeadersFirstLine', String(hasTitles));
  return form;
}

/** What an import answers. An answer without either list is about something else, and leaves the outcome unknown. */
function answerOf({ errors, messages }: WireRecord): ServerAnswer {
  if (typeof errors !== 'object' && typeof messages !== 'object') throw new ApiError('outcomeUnknown');
  return { errors: textsOf(errors), messages: textsOf(messages) };
}

/** The texts of a list, which may come as an object with numeric keys (contract wire.lists). */
function textsOf(list: unknown): string[] {
  return typeof list === 'object' && list !== null ? Object.values(list).filter((text) => typeof text === 'string') : [];
}

const PAGE = 1000;

/** Reads the report page by page: a long report at once would block the page for a while. */
async function wholeReport(checker: Checker, total: number): Promise<ReportLine[]> {
  const pages: ReportLine[][] = [];
  for (let offset = 0; offset < total; offset += PAGE) pages.push(await checker.report({ offset, limit: PAGE }));
  return pages.flat();
}

function countsOf(report: readonly ReportLine[]): Partial<Record<ReportLine['outcome'], number>> {
  const counts: Partial<Record<ReportLine['outcome'], number>> = {};
  for (const { outcome } of report) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
