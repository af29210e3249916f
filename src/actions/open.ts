import type { Way } from '@/engine/model/Action';
import { fillPath, missingNames } from '@/engine/model/template';
import type { OpenAction } from '@/generated/options';

/** Leads to a page about the record that is no form: `path` is its address, with fields of the record in braces. */
export const open: Way<OpenAction> = {
  applies: (record, { path }) => missingNames(path, record).length === 0,
  leadsTo: (record, { path }) => ({ address: `/${fillPath(path, record)}`, isOutside: false }),
};
