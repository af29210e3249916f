import { createContext } from 'react';
import { DEFAULT_CONFIG } from '@/config/Config';
import type { ThemeColours } from './schemeColours';

/** The colours of the deployment, for the component library's theme. */
export const ThemeColoursContext = createContext<ThemeColours>(DEFAULT_CONFIG.theme);
