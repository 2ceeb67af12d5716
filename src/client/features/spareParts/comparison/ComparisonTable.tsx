import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import type { SparePart } from '@/client/api';
import { headerHeight } from '@/client/components/site/headerHeight';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { PartImage } from '../list/CatalogueCard';
import { quotationPath } from '../partFields';
import { ColumnHead } from './ColumnHead';
import type { Compared, ComparedRow } from './comparedParts';

/** Least widths of the first column and of all others, in pixels. */
const first = { xs: 104, md: 170 };
const column = { xs: 124, md: 190 };

const cell = {
  p: { xs: 1, md: 1.5 },
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontSize: { xs: '0.9rem', md: '1rem' },
  lineHeight: 'inherit',
  borderColor: 'divider',
  '@media print': { p: 0.5, fontSize: '0.85rem', '& img, & .MuiStack-root': { maxWidth: '32mm' } },
} as const;
// Below the navigation that is fixed to the top of the page, where the page scrolls the table.
const columnHead = { ...cell, top: { xs: 0, lg: 64 }, borderBottomWidth: 2, fontWeight: 700 };
const rowHead = {
  borderRight: '1px solid',
  ...cell,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 600,
};

interface ComparisonTableProps {
  compared: readonly Compared[];
  rows: readonly ComparedRow[];
  without: (id: string) => string;
  /** Another feature's button. */
  renderAction: (part: SparePart) => ReactNode;
}

/** A scroll container on small screens, so that names and labels remain visible. */
export function ComparisonTable({ compared, rows, without, renderAction }: ComparisonTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  const minWidth = {
    xs: first.xs + compared.length * column.xs,
    md: first.md + compared.length * column.md,
  };
  const row = (
    head: ReactNode,
    valueOf: (compared: Compared, index: number) => ReactNode,
    { backgroundColor, displayPrint }: { backgroundColor?: string; displayPrint?: 'none' } = {},
  ) => (
    <TableRow sx={{ displayPrint }}>
      <TableCell component="th" scope="row" dir="auto" sx={rowHead}>
        {head}
      </TableCell>
      {compared.map((item, index) => (
        <TableCell key={item.id} dir="auto" sx={{ ...cell, ...longText, backgroundColor }}>
          {valueOf(item, index) ?? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {item.part ? t('notGiven') : '—'}
            </Box>
          )}
        </TableCell>
      ))}
    </TableRow>
  );
  return (
    <>
      <SidewaysHint minWidth={minWidth} />
      {/* Focusable, to be scrolled by keyboard. */}
      <TableContainer
        role="region"
        aria-label={t('title')}
        tabIndex={0}
        sx={{
          overflow: { xs: 'auto', lg: 'visible' },
          maxHeight: {
            xs: `calc(100dvh - ${headerHeight.xs + 16}px)`,
            md: `calc(100dvh - ${headerHeight.md + 16}px)`,
            lg: 'none',
          },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '@media print': { overflow: 'visible', maxHeight: 'none', borderRadius: 0 },
        }}
      >
        <Table
          stickyHeader
          sx={{
            tableLayout: 'fixed',
            minWidth,
            // As wide as the sheet; the head repeats on every one.
            '@media print': {
              minWidth: 0,
              '& th, & td': { position: 'static' },
              '& thead, & tr': { breakInside: 'avoid' },
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell
                sx={{ ...rowHead, ...columnHead, zIndex: 3, width: first, color: 'text.primary' }}
              >
                {t('property')}
              </TableCell>
              {compared.map((item) => (
                <TableCell key={item.id} sx={columnHead}>
                  <ColumnHead compared={item} without={without(item.id)} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {row(
              t('image'),
              ({ part }) => part && <PartImage part={part} sizes="240px" maxWidth={240} />,
            )}
            {rows.map(({ key, label, values, langs, differs }) => (
              <Fragment key={key}>
                {row(
                  <>
                    {label}
                    {differs && (
                      <Typography
                        component="span"
                        color="secondary"
                        sx={{ display: 'block', fontSize: '0.85rem', fontWeight: 600 }}
                      >
                        ≠ {t('differs')}
                      </Typography>
                    )}
                  </>,
                  (_compared, index) =>
                    values[index] && <span lang={langs[index]}>{values[index]}</span>,
                  { backgroundColor: differs ? '#fdf3e7' : undefined },
                )}
              </Fragment>
            ))}
            {compared.some(({ part }) => part) &&
              row(
                t('quotation'),
                ({ part }) =>
                  part && (
                    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
                      {renderAction(part)}
                      <Link
                        href={quotationPath(part)}
                        aria-label={t('callFor', { name: part.name })}
                        color="secondary"
                        underline="always"
                        sx={{ display: 'inline-block', py: 0.5 }}
                      >
                        {t('common:askForQuotation')}
                      </Link>
                    </Stack>
                  ),
                { displayPrint: 'none' },
              )}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function SidewaysHint({ minWidth }: { minWidth: { xs: number; md: number } }) {
  const { t } = useTranslation('compare');
  const hiddenFrom = (width: number) => ({
    [`@container (min-width: ${width + 2}px)`]: { display: 'none' },
  });
  return (
    <Box sx={{ containerType: 'inline-size', displayPrint: 'none' }}>
      <Typography
        color="textSecondary"
        sx={({ breakpoints }) => ({
          mb: 1,
          fontSize: '0.95rem',
          ...hiddenFrom(minWidth.md),
          [breakpoints.down('md')]: hiddenFrom(minWidth.xs),
        })}
      >
        <span aria-hidden>↔ </span>
        {t('sideways')}
      </Typography>
    </Box>
  );
}
