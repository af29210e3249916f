// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import resourceSchema from '../../../schemas/resource.schema.json';
import { menuIcons } from '@/app/layout/MenuIcon';
import { FAULT_DESCRIPTIONS } from '../../../scripts/doctor/faults';
import { actions, widgets } from '@/features/registry';
import { vocabulary } from '@/features/vocabulary';

const { definitions } = resourceSchema;
const { transforms, recordTransforms, files } = vocabulary;

it.each([
  ['faults of the platform', definitions.fault.enum, FAULT_DESCRIPTIONS],
  ['menu icons', definitions.menu.properties.icon.enum, menuIcons],
])('resource.schema.json allows exactly the %s that exist', (_what, allowed, registry) => {
  expect([...allowed].sort()).toEqual(Object.keys(registry).sort());
});

it.each([
  ['widget', vocabulary.widgets, widgets],
  ['action', vocabulary.actions, actions],
])('each %s that a resource.json may name is there', (_what, named, registry) => {
  expect(Object.keys(registry).sort()).toEqual(Object.keys(named).sort());
});

it('has each transform in a file of its name, from which the body of an entity imports it', async () => {
  for (const [name, { make }] of Object.entries({ ...transforms, ...recordTransforms })) {
    const module = (await import(files.transforms[name]?.pathname ?? '')) as Record<string, unknown>;
    expect([name, module[name] === make]).toEqual([name, true]);
  }
});

it('has each source in a file of its name, in the same way', async () => {
  for (const [name, source] of Object.entries(vocabulary.sources)) {
    const module = (await import(files.sources[name]?.pathname ?? '')) as Record<string, unknown>;
    expect([name, module[name] === source]).toEqual([name, true]);
  }
});
