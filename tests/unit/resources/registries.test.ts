// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import resourceSchema from '../../../schemas/resource.schema.json';
import { menuIcons } from '@/app/layout/MenuIcon';
import { DEFAULT_SETTINGS } from '@/config/Config';
import { FAULT_DESCRIPTIONS } from '../../../scripts/doctor/faultDescriptions';
import { recordTransforms, transforms } from '@/engine/model/transforms/registry';
import { actions, widgets } from '@/features/registry';

const { definitions } = resourceSchema;

it.each([
  ['widgets', definitions.widgetName.enum, widgets],
  ['transforms', definitions.transformName.enum, transforms],
  ['record transforms', definitions.recordTransformName.enum, recordTransforms],
  ['actions', definitions.actionName.enum, actions],
  ['settings', definitions.setting.enum, DEFAULT_SETTINGS],
  ['faults of the platform', definitions.fault.enum, FAULT_DESCRIPTIONS],
  ['menu icons', definitions.menu.properties.icon.enum, menuIcons],
])('resource.schema.json allows exactly the %s that exist', (_what, allowed, registry) => {
  expect([...allowed].sort()).toEqual(Object.keys(registry).sort());
});

it('has each transform in a file of its name, from which the body of an entity imports it', async () => {
  const files = import.meta.glob<Record<string, unknown>>('/src/engine/model/transforms/*.ts');
  for (const [name, factory] of Object.entries({ ...transforms, ...recordTransforms })) {
    const module = await files[`/src/engine/model/transforms/${name}.ts`]?.();
    expect([name, module?.[name] === factory]).toEqual([name, true]);
  }
});
