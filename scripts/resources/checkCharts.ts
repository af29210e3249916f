import { nameOf } from './checkFields';
import type { Draft } from './Draft';
import { choicesOf, fieldAt, fieldNames } from './fieldPaths';
import { defaultOperator } from './filterOperator';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { usableFilters } from './usableFilters';

/** Whatever a chart counts by must be known by the entity that it counts: a date filter, a field with choices, the filters that narrow it. */
export function* checkCharts(drafts: readonly Draft[]): Generator<Mistake> {
  for (const { name, resource } of drafts) {
    for (const chart of resource.at('dashboard', 'charts').items()) {
      const counted = drafts.find((draft) => draft.name === (chart.at('resource').text ?? name));
      if (counted) yield* checkChart(chart, counted);
    }
  }
}

function* checkChart(chart: JsonCursor, { resource, schema }: Draft): Generator<Mistake> {
  const filters = usableFilters(resource);
  const names = filters.flatMap((filter) => nameOf(filter, 'name').text ?? []);
  const dates = filters.filter((filter) => isDateRange(filter, schema)).flatMap((filter) => nameOf(filter, 'name').text ?? []);
  const by = chart.at('by');
  if (by.text !== undefined && !dates.includes(by.text) && !choicesOf(fieldAt(schema, by.text))) {
    const choices = fieldNames(schema).filter((name) => choicesOf(fieldAt(schema, name)));
    yield by.unknownName('a date filter of the list that is counted, or a field with choices of its entity', [...dates, ...choices]);
  }
  for (const [, filter] of chart.at('narrowedBy').entries()) {
    if (filter.text !== undefined && !names.includes(filter.text)) yield filter.unknownName('a filter of the list that is counted', names);
  }
}

function isDateRange(filter: JsonCursor, schema: Draft['schema']): boolean {
  const field = filter.at('field').text ?? nameOf(filter, 'name').text ?? '';
  return (filter.at('operator').text ?? defaultOperator(fieldAt(schema, field))) === 'dateRange';
}
