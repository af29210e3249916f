import { stands } from '@/config/platformFaults';
import { useConfig } from '@/session/hooks';

/** Whether a carpooler can be chosen: on a platform with this fault a request with one can never be read again (contract requests.unreadable). */
export function useChoosesCarpoolers(): boolean {
  const { settings } = useConfig();
  return !stands('carpoolerChoice', settings);
}
