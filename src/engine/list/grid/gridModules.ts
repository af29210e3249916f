import {
  CellStyleModule,
  ColumnApiModule,
  InfiniteRowModelModule,
  LocaleModule,
  RenderApiModule,
  ScrollApiModule,
  ValidationModule,
  type Module,
} from 'ag-grid-community';

/** The modules that the grid needs, and no others, as all of them together are half as heavy again. Its explanations of mistakes are loaded in development only. */
export const gridModules: Module[] = [
  InfiniteRowModelModule,
  CellStyleModule,
  ColumnApiModule,
  LocaleModule,
  RenderApiModule,
  ScrollApiModule,
  ...(import.meta.env.DEV ? [ValidationModule] : []),
];
