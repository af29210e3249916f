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

/** What the grid is made of, and nothing else: the whole is half as heavy again. Its explanations of mistakes are for development. */
export const gridModules: Module[] = [
  InfiniteRowModelModule,
  CellStyleModule,
  ColumnApiModule,
  LocaleModule,
  RenderApiModule,
  ScrollApiModule,
  ...(import.meta.env.DEV ? [ValidationModule] : []),
];
