import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Way } from '@/engine/model/Action';
import { showAddress } from '@/engine/model/recordAddress';

const ASKED = 'ask';
const CALL = 'call';

/** Leads to a request, where a call is noted at once. */
export const noteCall: Way = {
  leadsTo: ({ id }) => ({ address: `${showAddress('/solidaryrecords', id)}?${ASKED}=${CALL}`, isOutside: false }),
};

/** Whether the page was opened to note a call, and neither gone back to nor loaded again. */
export function useAsksCall(): boolean {
  const [address] = useSearchParams();
  return useNavigationType() !== NavigationType.Pop && address.get(ASKED) === CALL;
}
