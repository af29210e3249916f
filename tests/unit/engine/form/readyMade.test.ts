import { expect, test } from 'vitest';
import { hasReadyMadePart } from '@/engine/form/readyMade';
import type { Schema } from '@/engine/model/Schema';

const text: Schema = { type: 'string' };

test.each<[string, Schema]>([
  ['alternatives of a field', { properties: { contact: { oneOf: [text, { type: 'null' }] } } }],
  ['alternatives in a shared part', { definitions: { contact: { anyOf: [text] } } }],
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  ['alternatives that a condition brings', { properties: { kind: text }, then: { properties: { more: { oneOf: [text] } } } }],
  ['names that nobody knows before', { properties: { labels: { type: 'object', additionalProperties: text } } }],
])('%s are drawn by the ready-made theme', (_name, schema) => {
  expect(hasReadyMadePart(schema)).toBe(true);
});

test('values, groups, lists and several of a choice have widgets of ours', () => {
  const group: Schema = { type: 'object', properties: { street: text }, additionalProperties: false };
  const days: Schema = { type: 'array', uniqueItems: true, items: { enum: ['monday'] } };

  expect(hasReadyMadePart({ properties: { name: text, address: group, days, roles: { type: 'array', uniqueItems: true, items: group } } })).toBe(false);
});
