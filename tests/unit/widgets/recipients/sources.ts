import type { WidgetField } from '@/engine/model/Widget';
import type { RecipientSource } from '@/features/campaigns/recipients/sources';

export const readers: RecipientSource = {
  value: 1,
  resource: 'book',
  ids: 'book[]',
  associate: 'books/associate-campaign',
  send: 'books/send-campaign',
  reached: { field: 'available', is: true },
  counts: { reached: ['available', '1'], ids: 'selected' },
};

export const members: RecipientSource = {
  value: 2,
  resource: 'page',
  owner: { resource: 'book', parameter: 'bookId' },
  ids: 'page[]',
  associate: 'pages/associate-campaign',
  send: 'pages/send-campaign',
  reached: { all: [{ field: 'available', is: true }, { field: 'genre', in: [1, 2] }] },
};

export const recipientsField = { name: 'recipients', label: 'Destinataires', schema: {}, options: {} } as unknown as WidgetField;
