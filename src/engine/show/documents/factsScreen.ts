import { createContext } from 'react';
import { wideScreen } from '@/ui/tokens';

/** The media query of screens with room for what operators look for most beside the values of a record. Beside a document as well, that takes a wider screen. */
export const FactsScreenContext = createContext<string>(wideScreen);
