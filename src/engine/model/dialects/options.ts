import { flag, text, type Option } from '../options';

const group = (description: string, properties: Readonly<Record<string, Option>>): Option => ({ type: 'object', additionalProperties: false, description, properties });

const parameter = (description: string): Option => text(`${description} {name} stands for that of the filter.`);

/** The options by which dialects describe how a list is asked for a page, in an order, with filters. */
export const asking: Readonly<Record<string, Option>> = {
  page: group('How a page is asked for.', {
    by: { enum: ['page', 'offset', 'cursor', 'none'], description: 'Its number (unless said), how many records stand before it, or what the page before says of it; "none": the list comes whole.' },
    parameter: text('The parameter that says it.'),
    size: { type: 'string', description: 'The parameter with how many records a page has; "" where the server alone decides.' },
    first: { type: 'integer', minimum: 0, description: 'The number of the first page, 1 unless said; by offset that of its first record, 0 unless said.' },
    largest: { type: 'integer', minimum: 1, description: 'How many records one answer has at most; 100 unless said.' },
  }),
  sort: group('How an order is asked for.', {
    parameter: text('The parameter of the field; "sort" unless said. {name} stands for that of the field.'),
    ascending: text('What it says for the lowest first, {name} being the field; "{name}" unless said.'),
    descending: text('What it says for the highest first; "-{name}" unless said.'),
    direction: text('The parameter that says "asc" or "desc", where there is one.'),
    directions: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2, description: 'What it says in their place: for the lowest first, and for the highest first.' },
  }),
  filter: group('The parameters of filters.', {
    one: parameter('Of one value.'),
    several: parameter('Of each of several values.'),
    joined: flag('Several values are one text, with commas between them.'),
    from: parameter('Of the lower end of a range.'),
    to: parameter('Of the upper end.'),
    untilNextDay: flag('The server leaves out the upper end of a range of days: the day after is sent.'),
  }),
};
