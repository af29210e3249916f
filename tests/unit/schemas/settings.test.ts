import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Setting } from '@/config/Config';
import { formFields } from '@/engine/model/formFields';
import { readResources } from '../../../scripts/resources/readResources';

const { entities } = readResources('schemas');
const entityOf = (name: string) => entities.find(({ resource }) => resource.name === name)!;

const situation = (settings: Partial<Record<Setting, boolean>>, mode: 'create' | 'show' = 'create') => ({
  settings: { ...DEFAULT_SETTINGS, ...settings },
  permissions: new Set<string>(),
  mode,
  record: {},
});

const field = (entity: string, name: string, settings: Partial<Record<Setting, boolean>>) =>
  formFields({ entity: entityOf(entity), widgets: {}, context: situation(settings) }).get(name);

describe('a setting of the platform', () => {
  it.each([
    ['communityFreeCarpool', 'community', 'freeCarpool'],
    ['hitchHiking', 'user', 'hitchHikeDriver'],
    ['community', 'relayPoint', 'communityId'],
  ] as const)('%s decides whether the form of a %s has the field %s', (setting, entity, name) => {
    expect(field(entity, name, { [setting]: true })).toBeDefined();
    expect(field(entity, name, { [setting]: false })).toBeUndefined();
  });

  it('eventDescriptionRequired decides whether an event must have a description', () => {
    const required = (eventDescriptionRequired: boolean) => field('event', 'description', { eventDescriptionRequired })?.required;
    expect([required(true), required(false)]).toEqual([true, false]);
  });
});
