import { createContext } from 'react';
import { wideScreen } from '@/ui/tokens';

/** Matches screens with room for a document beside the values of a record. */
export const besideScreen = '@media (min-width: 1200px)';

/** Matches screens with room for what operators look for most beside the values of a record. Beside a document as well, that takes a wider screen. */
export const FactsScreenContext = createContext<string>(wideScreen);
