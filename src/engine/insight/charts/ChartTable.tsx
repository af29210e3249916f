import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RouterLink } from '@/ui/RouterLink';

interface ChartTableProps {
  id: string;
  caption: string;
  headers: readonly [name: string, count: string];
  rows: readonly Row[];
}

interface Row {
  name: string;
  /** The count as the language writes it. */
  count: string;
  /** The address of the list of what was counted. */
  href: string | undefined;
}

/** The figures of the bars as a table, for everybody. Each count links to the list of what was counted, where one shows it. */
export function ChartTable({ id, caption, headers, rows }: ChartTableProps) {
  return (
    <Box component="table" id={id} sx={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count, href }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {href === undefined ? (
                count
              ) : (
                <Link component={RouterLink} href={href} sx={targetStyle}>
                  {count}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** The link is the only target of its cell; its row stays as high as its text (rule targets.size). */
const targetStyle = { display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', minWidth: { xs: 44, sm: 24 }, minHeight: { xs: 44, sm: 24 }, my: -0.75 };

const tableStyle = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, py: 0.5 },
  '& th, & td': { py: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& td, & thead th:last-of-type': { textAlign: 'right' },
};
