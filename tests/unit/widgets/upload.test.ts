import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { DEFAULT_CONFIG, DEFAULT_SETTINGS } from '@/config/Config';
import type { WidgetField } from '@/engine/model/Widget';
import { checkFile } from '@/widgets/upload/checkFile';
import { sendFile } from '@/widgets/upload/sendFile';
import { uploadText } from '@/widgets/upload/uploadChoice';

const config = { ...DEFAULT_CONFIG, dashboard: {}, settings: DEFAULT_SETTINGS, apiUrl: 'https://api.example', dataUrl: 'https://api.example/upload' };
const file = (content: BlobPart, name = 'acces.csv') => new File([content], name, { type: 'application/vnd.ms-excel' });
const field = { name: 'files', options: { endpoint: 'admin/files', owner: 'clubId', file: 'file', name: 'originalName', columns: 2 } } as unknown as WidgetField;

describe('a file that must have two columns', () => {
  it.each([
    ['ends its last line', 'a;b\nc;d\n', 2],
    ['does not', 'a;b\r\nc;d', 2],
    ['has a quoted semicolon', 'a;"b;c"', 1],
  ])('is right when it %s', async (_what, text, lines) => {
    expect(await checkFile(file(text), 2)).toMatchObject({ lines });
  });

  it.each([
    ['has a line of one value', 'a;b\nc', { kind: 'columns', line: 2 }],
    ['has a line of three', 'a;b;c', { kind: 'columns', line: 1 }],
    ['has an empty value', 'a;b\nc; \n', { kind: 'columns', line: 2 }],
    ['has an empty line', 'a;b\n\nc;d\n', { kind: 'columns', line: 2 }],
    ['has commas', 'a,b', { kind: 'columns', line: 1 }],
    ['is empty', '', { kind: 'empty' }],
    ['is a workbook under another name', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]), { kind: 'type' }],
  ])('is refused when it %s', async (_what, content, fault) => {
    expect(await checkFile(file(content), 2)).toEqual(fault);
  });

  it('is refused when its name is that of a workbook', async () => {
    expect(await checkFile(file('a;b', 'acces.xlsx'), 2)).toEqual({ kind: 'type' });
  });

  it('is sent as UTF-8 without a mark, under the type of a CSV, whatever Excel wrote and the device says', async () => {
    const checked = await checkFile(file(new Uint8Array([0xe9, 0x3b, 0x62])), 2);
    const marked = await checkFile(file('\uFEFFa;b'), 2);
    if ('kind' in checked || 'kind' in marked) throw new Error('It was refused.');
    expect([checked.file.type, await checked.file.text(), await marked.file.text()]).toEqual(['text/csv', 'é;b', 'a;b']);
  });
});

describe('an upload', () => {
  const choice = { file: file('a;b'), lines: 1, saved: [{ originalName: 'ancien.csv' }] };

  it('sends what was chosen, in the parts that the resource names', async () => {
    const sent: [string, Record<string, unknown>][] = [];
    const upload = (path: string, form: FormData) => {
      sent.push([path, Object.fromEntries(form)]);
      return Promise.resolve({ originalName: 'acces.csv' });
    };
    const api = { upload } as unknown as Api;
    const saving = { api, config, field, saved: { id: 7 }, onStage: () => undefined };
    expect(await sendFile({ ...saving, value: choice })).toEqual({});
    expect(await sendFile({ ...saving, value: choice.saved })).toEqual({});
    expect(sent).toEqual([['admin/files', { clubId: '7', file: expect.any(File) }]]);
  });

  it('is called by the name of the stored file, or of the one that will take its place', () => {
    const text = (value: unknown) => uploadText(value, field, { language: 'fr' });
    expect([text(choice.saved), text(choice), text([])]).toEqual(['ancien.csv', 'acces.csv', undefined]);
  });

  it.each([
    ['123.45kB', 'permis.pdf (123,5\u00a0Ko)'],
    [1234, 'permis.pdf (1,2\u00a0Ko)'],
    ['3 pages', 'permis.pdf (3 pages)'],
    [undefined, 'permis.pdf'],
  ])('says the size of a stored file, however it is written: %s', (weight, text) => {
    const one = { ...field, options: { ...field.options, size: 'weight' } };
    expect(uploadText({ originalName: 'permis.pdf', weight }, one, { language: 'fr' })).toBe(text);
  });

  it('sends beside the file what is always the same', async () => {
    const parts: Record<string, unknown>[] = [];
    const upload = (_path: string, form: FormData) => Promise.resolve({ sent: parts.push(Object.fromEntries(form)) });
    const one = { ...field, options: { ...field.options, constants: { kind: 4 } } };
    await sendFile({ api: { upload } as unknown as Api, config, field: one, saved: { id: 7 }, value: { file: file('?'), saved: undefined }, onStage: () => undefined });
    expect(parts).toEqual([{ clubId: '7', kind: '4', file: expect.any(File) }]);
  });
});
