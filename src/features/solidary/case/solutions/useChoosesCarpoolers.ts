import { stands } from '@/config/platformFaults';
import { useConfig } from '@/session/hooks';

/**
 * Whether a carpooler can be chosen. On a platform with this fault, a request with a chosen carpooler can never be read again (contract
 * requests.unreadable).
 */
export function useChoosesCarpoolers(): boolean {
  const { settings } = useConfig();
  return !stands('carpoolerChoice', settings);
}
