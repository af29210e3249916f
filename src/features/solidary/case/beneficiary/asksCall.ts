import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Way } from '@/engine/model/Action';
import { showAddress } from '@/engine/model/recordAddress';

const ASKED = 'ask';
const CALL = 'call';

/** The link to a request that opens the note of a call at once. */
export const noteCall: Way = {
  leadsTo: ({ id }, _use, { resource: { route } }) => ({ address: `${showAddress(route, id)}?${ASKED}=${CALL}`, isOutside: false }),
};

/** Whether the page was opened to note a call, and was neither returned to nor reloaded. */
export function useAsksCall(): boolean {
  const [address] = useSearchParams();
  return useNavigationType() !== NavigationType.Pop && address.get(ASKED) === CALL;
}
