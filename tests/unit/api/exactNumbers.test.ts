import { describe, expect, it } from 'vitest';
import { isExactNumber, readExactly, rounded } from '@/api/exactNumbers';
import { rest } from '@/engine/model/dialects/rest';
import { parsedJson, typedJson } from '@/widgets/jsonText';
import { openApi } from './fakes';

/** The answer of a server as it writes it, and the call that follows. */
const served = (text: string, sent: string[] = []) => ({
  sent,
  fetch: (_url: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push(init.body);
    return Promise.resolve(new Response(text, { status: 200 }));
  },
});

describe('a whole number with more digits than JavaScript holds', () => {
  it('is read with all of them, and sent back as the number that it was', async () => {
    const server = served('{"id":1,"trip":{"ticket":9007199254740993,"debt":-9007199254740995,"seats":2}}');
    const { api } = openApi(server.fetch, { pair: { token: 'abc' } });
    const record = await api.get('trips/1');
    expect(record['trip']).toEqual({ ticket: '9007199254740993', debt: '-9007199254740995', seats: 2 });
    await api.update('trips/1', { trip: { ...(record['trip'] as object), seats: 3 } });
    expect(server.sent).toEqual(['{"trip":{"ticket":9007199254740993,"debt":-9007199254740995,"seats":3}}']);
  });

  it('is kept by an API that wants the whole record', async () => {
    const server = served('{"id":1,"ticket":9007199254740997,"seats":2}');
    const { api } = openApi(server.fetch, { pair: { token: 'abc' } });
    await api.update('trips/1', { seats: 3 }, { dialect: rest({ update: { method: 'PUT' } }, { readOnly: [] }) });
    expect(JSON.stringify(server.sent)).toContain('9007199254740997,');
  });

  it('is sent as a number beside a name of the same digits, which stays a name', async () => {
    const server = served('{"id":1,"seats":{"9007199254741011":9007199254741011}}');
    const { api } = openApi(server.fetch, { pair: { token: 'abc' } });
    await api.update('trips/1', { seats: (await api.get('trips/1'))['seats'] });
    expect(server.sent).toEqual(['{"seats":{"9007199254741011":9007199254741011}}']);
  });

  it('is a number to whoever checks it', () => {
    expect(rounded(readExactly('{"a":[9007199254741005],"b":"text","c":null,"d":3}'))).toEqual({ a: [Number('9007199254741005')], b: 'text', c: null, d: 3 });
  });

  it('stands in a box for JSON as a number, and is one when it is typed there', () => {
    expect(typedJson(readExactly('{"a":9007199254740999}'))).toBe('{\n  "a": 9007199254740999\n}');
    expect(typedJson(parsedJson('[9007199254741001]'))).toBe('[\n  9007199254741001\n]');
  });
});

describe('what only looks like one', () => {
  it.each([
    ['a text', '"1234567890123456789"', '1234567890123456789'],
    ['a text with quotes in it', String.raw`"a \"9007199254741003\": b"`, 'a "9007199254741003": b'],
    ['a fraction', '0.12345678901234567', Number('0.12345678901234567')],
    ['a number that JavaScript holds', '1234567890123456', 1234567890123456],
    ['a fraction whose end alone would be one', '0.19345678901234567', Number('0.19345678901234567')],
    ['a power', '1e21', 1e21],
    ['a power of many digits', '19345678901234567e12', Number('19345678901234567e12')],
    ['a power with a sign', '19345678901234567E+12', Number('19345678901234567e12')],
    ['a power below one', '19345678901234567e-12', Number('19345678901234567e-12')],
  ])('%s, stays as it is', (_what, json, value) => {
    expect(readExactly(json)).toBe(value);
    expect(isExactNumber(value)).toBe(false);
  });

  it('a text, stays one where another field has the same digits as a number', async () => {
    const server = served('{"id":12345678901234567890,"code":"12345678901234567890"}');
    const { api } = openApi(server.fetch, { pair: { token: 'abc' } });
    await api.update('trips/1', { code: (await api.get('trips/1'))['code'] });
    expect(server.sent).toEqual(['{"code":"12345678901234567890"}']);
  });

  it('no JSON at all is nothing', () => {
    expect(readExactly('<p>1234567890123456789</p>')).toBeUndefined();
    expect([parsedJson('null'), parsedJson('<p>')]).toEqual([null, '<p>']);
  });
});
