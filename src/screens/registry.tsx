import type { RouteObject } from 'react-router-dom';
import { HomePage } from './home/HomePage';

/** Every hand-written page, by its address. */
export const screens: RouteObject[] = [{ path: '/', element: <HomePage /> }];
