import type { Way } from '@/engine/Action';
import { fillPath, missingNames } from '@/engine/action/template';

/** Leads to a page about the record, which no form is: `path` is its address, with fields of the record in braces. */
export const open: Way = {
  applies: (record, { path }) => missingNames(path, record).length === 0,
  leadsTo: (record, { path }) => ({ address: `/${fillPath(String(path), record)}`, isOutside: false }),
};
