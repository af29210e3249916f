import { describe, expect, it } from 'vitest';
import { gatheredFields } from '@/features/campaigns/transforms/gatheredFields';

const { fromApi, toApi, wireSchema } = gatheredFields();

describe('gathered fields', () => {
  it('are read in their own places and together, without those that are empty', () => {
    const wire = { id: 1, filterType: 1, filters: null, deliveryCount: 0 };
    expect(fromApi(wire)).toEqual({ ...wire, recipients: { filterType: 1, deliveryCount: 0 } });
  });

  it('are nothing when all of them are empty', () => {
    expect(fromApi({ id: 1, source: null, filters: '' })).toEqual({ id: 1, source: null, filters: '' });
  });

  it('are nothing without a kind of filters, whatever the others are', () => {
    expect(fromApi({ source: 1, filterType: null })).toEqual({ source: 1, filterType: null });
    expect(fromApi({ source: 1, filterType: 0 })).toMatchObject({ recipients: { source: 1, filterType: 0 } });
  });

  it('never believe a field of their name that the server would answer, and never send it', () => {
    expect(fromApi({ recipients: 'all' })).toEqual({});
    expect(toApi({ name: 'a', recipients: { source: 1 } }, 'edit')).toEqual({ name: 'a' });
  });

  it('are no field of the wire', () => {
    const schema = { type: 'object' as const, required: ['name', 'recipients'], properties: { name: { type: 'string' as const }, recipients: { type: 'object' as const } } };
    expect(wireSchema(schema)).toEqual({ type: 'object', required: ['name'], properties: { name: { type: 'string' } } });
  });
});
