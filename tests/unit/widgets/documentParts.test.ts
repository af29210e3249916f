import { describe, expect, it } from 'vitest';
import { widgetField } from '@/engine/model/widgetField';
import { documentParts } from '@/widgets/document/documentParts';
import { entityOf } from '../engine/transforms/entity';

const text = { type: 'string' } as const;
const sections = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      title: text,
      subTitle: text,
      status: { type: 'integer' },
      tags: { type: 'array', items: text },
      paragraphs: { type: 'array', items: { type: 'object', properties: { text, status: { type: 'integer' } } } },
    },
  },
} as const;
const lines = { type: 'array', items: { type: 'object', properties: { heading: text, body: text } } } as const;
const entity = entityOf({ properties: { sections, lines }, fields: { sections: { widget: { use: 'document', marked: { field: 'status', is: 0 } } } } });

describe('a list of objects as a document', () => {
  it('has the texts of an object as title and subtitle, and the parts in its list of objects with their last text', () => {
    const value = [{ id: 1, title: 'Départ', subTitle: 'Le matin', status: 1, tags: ['a'], paragraphs: [{ text: '<p>À huit heures.</p>', status: 0 }] }];
    const part = { title: undefined, subtitle: undefined, html: '<p>À huit heures.</p>', mark: 0, parts: [] };
    expect(documentParts(value, widgetField(entity, 'sections', ''))).toEqual([{ title: 'Départ', subtitle: 'Le matin', html: undefined, mark: undefined, parts: [part] }]);
  });

  it('has a title and a text where its objects have no parts', () => {
    expect(documentParts([{ heading: 'Retour', body: '<p>Le soir.</p>' }, 'no object'], widgetField(entity, 'lines', ''))).toEqual([{ title: 'Retour', subtitle: undefined, html: '<p>Le soir.</p>', mark: undefined, parts: [] }]);
  });

  it('is nothing where it is no list', () => expect(documentParts('text', widgetField(entity, 'lines', ''))).toEqual([]));
});
