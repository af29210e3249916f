import { namesIn } from '../../src/engine/model/template';
import type { Draft } from './Draft';
import { checkOnce } from './checkList';
import { fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** A dashboard of one record names the record in its address and in the call to the platform; a dashboard of all records does neither. */
export function* checkDashboard({ resource, schema }: Draft): Generator<Mistake> {
  const [permission, dashboard] = [resource.at('permissions', 'dashboard'), resource.at('dashboard')];
  if (dashboard.exists && !permission.exists) yield permission.mistake('the permission of the page that the key "dashboard" describes');
  if (permission.exists && !resource.at('route').exists) yield permission.mistake('the key "route" beside it: where the page is', 'a permission');
  const [path, parameter] = [dashboard.at('path'), dashboard.at('parameter')];
  const names = namesIn(path.text);
  for (const name of names) {
    if (!fieldAt(schema, name)) yield path.unknownName('fields of schema.json in the braces', fieldNames(schema, name), name);
  }
  if (names.includes('id') !== parameter.exists) yield path.mistake('{id} in the path together with a "parameter" that receives it, or neither');
  yield* checkOnce(dashboard.at('filters').items().map((filter) => filter.at('name')), 'each filter once');
  yield* checkOnce(dashboard.at('charts').items().map((chart) => chart.at('name')), 'each chart once');
  for (const chart of dashboard.at('charts').items()) yield* checkChart(chart, dashboard);
}

function* checkChart(chart: JsonCursor, dashboard: JsonCursor): Generator<Mistake> {
  if (chart.at('byDate').exists === chart.at('byChoice').exists) yield chart.mistake('what is counted: either "byDate" or "byChoice"', 'a chart');
  const filters = dashboard.at('filters').items().map((filter) => filter.at('name'));
  const parameters = [...filters, dashboard.at('parameter')].flatMap(({ text }) => text ?? []);
  for (const [name, filter] of chart.at('narrowedBy').entries()) {
    if (!parameters.includes(name)) yield filter.unknownKey('a parameter of the page', parameters);
  }
}
