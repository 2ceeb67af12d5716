import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, type UIEvent, useRef } from 'react';
import type { SparePart } from '@/client/api';
import { headerHeight } from '@/client/components/site/headerHeight';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { PartImage } from '../list/CatalogueCard';
import { quotationPath } from '../partFields';
import { ColumnHead } from './ColumnHead';
import type { Compared, ComparedRow } from './comparedParts';

/** Least widths of the first column and of all others; a phone has room for both, also with large text. */
const first = { xs: 'min(6.5rem, 47vw)', md: '10.625rem' };
const column = { xs: 'min(7.75rem, 45vw)', md: '11.875rem' };
const least = (count: number, width: 'xs' | 'md') =>
  `calc(${first[width]} + ${count} * ${column[width]})`;

const asTable = (display: string) => ({
  '@media print': { display, overflow: 'visible', minWidth: 0, position: 'static' },
});

const cell = {
  flex: '1 1 0',
  minWidth: column,
  p: { xs: 1, md: 1.5 },
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: { xs: '0.9rem', md: '1rem' },
  lineHeight: 'inherit',
  borderColor: 'divider',
  '@media print': {
    display: 'table-cell',
    position: 'static',
    minWidth: 0,
    verticalAlign: 'top',
    p: 0.5,
    fontSize: '0.85rem',
    '& img, & .MuiStack-root': { maxWidth: '32mm' },
  },
} as const;
const rowHead = {
  borderRight: '1px solid',
  ...cell,
  flex: 'none',
  width: first,
  minWidth: 0,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontWeight: 600,
} as const;

/** Head and body scroll sideways together; without script their table does. */
const sideways = {
  display: 'block',
  overflowX: 'auto',
  // The first column does not cover what has the focus.
  scrollPaddingLeft: first,
  '@media (scripting: none)': { overflow: 'visible' },
} as const;

/** Below the bar that is fixed to the top of the page, unless the screen is too low for both. */
const stickyHead = {
  ...sideways,
  top: { xs: headerHeight.xs, sm: headerHeight.sm, lg: 64 },
  zIndex: 2,
  bgcolor: 'background.paper',
  // The body below has the scroll bar.
  scrollbarWidth: 'none',
  '@media (scripting: enabled) and (min-height: 30rem)': { position: 'sticky' },
  ...asTable('table-header-group'),
} as const;

interface ComparisonTableProps {
  compared: readonly Compared[];
  rows: readonly ComparedRow[];
  without: (id: string) => string;
  /** Another feature's button. */
  renderAction: (part: SparePart) => ReactNode;
}

/**
 * Scrolls with the page, where its head stays visible. An element that scrolls sideways cannot have a
 * head that sticks to the page, so that head and body are two such elements.
 */
export function ComparisonTable({ compared, rows, without, renderAction }: ComparisonTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  const onScroll = useCommonScroll();
  const minWidth = { xs: least(compared.length, 'xs'), md: least(compared.length, 'md') };
  const line = { display: 'flex', minWidth, breakInside: 'avoid', ...asTable('table-row') };
  const row = (
    label: ReactNode,
    valueOf: (compared: Compared, index: number) => ReactNode,
    styles?: object | false,
  ) => (
    <TableRow sx={{ ...line, ...styles }}>
      <TableCell component="th" scope="row" dir="auto" sx={rowHead}>
        {label}
      </TableCell>
      {compared.map((item, index) => (
        <TableCell key={item.id} dir="auto" sx={{ ...cell, ...longText }}>
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
      <Table
        aria-label={t('title')}
        sx={{
          display: 'block',
          border: 1,
          borderColor: 'divider',
          '@media (scripting: none)': { overflowX: 'auto' },
          ...asTable('table'),
        }}
      >
        <TableHead onScroll={onScroll} sx={stickyHead}>
          <TableRow sx={line}>
            <TableCell sx={{ ...rowHead, borderBottomWidth: 2, color: 'text.primary' }}>
              {t('property')}
            </TableCell>
            {compared.map((item) => (
              <TableCell key={item.id} sx={{ ...cell, borderBottomWidth: 2, fontWeight: 700 }}>
                <ColumnHead
                  compared={item}
                  without={without(item.id)}
                  action={item.part && renderAction(item.part)}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {/* Focusable, to be scrolled by keyboard. */}
        <TableBody
          onScroll={onScroll}
          aria-label={t('title')}
          tabIndex={0}
          sx={{ ...sideways, ...asTable('table-row-group') }}
        >
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
                differs && { bgcolor: '#fdf3e7' },
              )}
            </Fragment>
          ))}
          {compared.some(({ part }) => part) &&
            row(
              t('quotation'),
              ({ part }) =>
                part && (
                  <Link
                    href={quotationPath(part)}
                    aria-label={t('callFor', { name: part.name })}
                    color="secondary"
                    underline="always"
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {t('common:askForQuotation')}
                  </Link>
                ),
              { '@media print': { display: 'none' } },
            )}
        </TableBody>
      </Table>
    </>
  );
}

/** The handler of two siblings that scroll sideways together. */
function useCommonScroll() {
  /** The position that both have: an element that reports it again follows the other. */
  const position = useRef(0);
  return ({ currentTarget }: UIEvent) => {
    const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
    if (!other || currentTarget.scrollLeft === position.current) return;
    other.scrollLeft = currentTarget.scrollLeft;
    position.current = other.scrollLeft;
  };
}

function SidewaysHint({ minWidth }: { minWidth: { xs: string; md: string } }) {
  const { t } = useTranslation('compare');
  const hiddenFrom = (width: string) => ({
    [`@container (min-width: calc(${width} + 2px))`]: { display: 'none' },
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
