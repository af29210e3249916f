import { describe, expect, it } from 'vitest';
import { presetsOf } from '@/engine/form/values/presets';
import { pendingFields } from '@/engine/form/save/sendPending';
import type { Entity } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { recordFromApi } from '@/engine/model/transforms/recordFromApi';
import { recordToApi } from '@/engine/model/transforms/recordToApi';
import { widgetName } from '@/engine/model/widgetName';
import { widgets } from '@/features/registry';
import { entityNamed } from '../../support/realEntities';
import { provedBy, titledRows } from '../../support/specifiedEntries';
import { fieldRows } from './fieldRows';

/** The fields that should have an input in the form. A record without a form is changed by buttons. */
function withoutBox({ resource: { form }, schema }: Entity, typed: RecordData, waiting: readonly string[]): string[] {
  const boxes = form.flatMap(({ rows }) => rows.flat());
  const expected = [...waiting, ...Object.keys(typed).filter((name) => !schema.properties[name]?.readOnly)];
  return expected.filter((name) => boxes.length > 0 && !boxes.includes(name));
}

/** Every field that an operator sees: in a form, on a page, in a list, or beside a picture. */
function inSight({ resource: { form, show, list, fields } }: Entity): Set<string> {
  const pictures = Object.keys(fields).filter((name) => fields[name]?.widget?.use === 'image');
  return new Set([...[...form, ...show].flatMap(({ rows }) => rows.flat()), ...(list?.columns.map(({ field }) => field) ?? []), ...pictures]);
}

describe('a field', () => {
  it.each(titledRows(fieldRows))('comes and goes as the specification says, %s', (_title, { entity: name, stored = {}, held = {}, shownBy, typed = {}, sent = {}, waiting = [], filled, created }) => {
    const entity = entityNamed(name);
    const before = recordFromApi(entity, { id: 12, ...stored });
    expect(before).toMatchObject(held);
    expect(Object.keys(held).filter((field) => !inSight(entity).has(field) || (shownBy !== undefined && widgetName(entity, field) !== shownBy))).toEqual([]);

    const record = { ...before, ...typed };
    expect(withoutBox(entity, typed, waiting)).toEqual([]);
    expect(recordToApi(entity, record, { mode: 'edit', before })).toEqual(sent);
    const carried = Object.fromEntries(Object.keys(sent).map((field) => [field, record[field]]));
    expect(pendingFields({ entity, widgets, record, before: { ...before, ...carried } })).toEqual(waiting);

    const form = { ...presetsOf(entity.schema), ...filled };
    expect(filled ? recordToApi(entity, form, { mode: 'create' }) : {}).toMatchObject(created ?? {});
  });

  it('has a row for each entry that the specification proves here', () => {
    expect(fieldRows.map(({ entry }) => entry).sort()).toEqual(provedBy('tests/unit/schemas/fields.test.ts ›'));
  });
});
