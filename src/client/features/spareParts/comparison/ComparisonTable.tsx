import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { SparePart } from '@/client/api';
import { headerHeight } from '@/client/components/site/headerHeight';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { clampedLines } from '@/client/lib/clampedLines';
import { paths } from '@/shared/siteMap';
import { mainImage } from '../partFields';
import { comparisonToggled, selectComparedIds } from '../sparePartsSlice';
import type { Compared, ComparedRow } from './comparedParts';

/** Least widths of the first column and of all others, in pixels. */
const first = { xs: 104, md: 170 };
const column = { xs: 124, md: 190 };
const widthOf = (count: number, at: 'xs' | 'md') => first[at] + count * column[at];

const cell = {
  p: { xs: 1, md: 1.5 },
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: { xs: '0.9rem', md: '1rem' },
  lineHeight: 'inherit',
  borderColor: 'divider',
};
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
const image = { width: '100%', maxWidth: 240, height: 'auto', aspectRatio: '4 / 3' };

export interface ComparisonTableProps {
  compared: readonly Compared[];
  rows: readonly ComparedRow[];
  /** The URL of the comparison without one of its parts. */
  without: (id: string) => string;
}

/**
 * The parts in columns. On small screens the table is a scroll container, so that names and labels
 * remain visible; on wide screens the page scrolls.
 */
export function ComparisonTable({ compared, rows, without }: ComparisonTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  const minWidth = { xs: widthOf(compared.length, 'xs'), md: widthOf(compared.length, 'md') };
  return (
    <>
      <SidewaysHint count={compared.length} />
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
        }}
      >
        <Table stickyHeader sx={{ tableLayout: 'fixed', minWidth }}>
          <TableHead>
            <TableRow>
              <TableCell
                sx={{ ...rowHead, ...columnHead, zIndex: 3, width: first, color: 'text.primary' }}
              >
                {t('property')}
              </TableCell>
              {compared.map((each) => (
                <TableCell key={each.id} sx={columnHead}>
                  <ColumnHead compared={each} without={without(each.id)} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <RowHead>{t('picture')}</RowHead>
              {compared.map((each) => (
                <TableCell key={each.id} sx={cell}>
                  <ComparedImage part={each.part} />
                </TableCell>
              ))}
            </TableRow>
            {rows.map(({ key, label, values, differs }) => (
              <TableRow key={key}>
                <RowHead>
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
                </RowHead>
                {compared.map(({ id, state }, index) => (
                  <TableCell key={id} sx={[cell, differs && { bgcolor: '#fdf3e7' }]}>
                    {values[index] ?? <Missing>{state === 'loaded' ? t('notGiven') : '—'}</Missing>}
                  </TableCell>
                ))}
              </TableRow>
            ))}
            {compared.some(({ part }) => part) && (
              <TableRow>
                <RowHead>{t('quotation')}</RowHead>
                {compared.map(({ id, part }) => (
                  <TableCell key={id} sx={cell}>
                    {part ? <QuotationLink part={part} /> : <Missing>—</Missing>}
                  </TableCell>
                ))}
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

/** Says that the table is wider than its container, where it is. */
function SidewaysHint({ count }: { count: number }) {
  const { t } = useTranslation('compare');
  const hiddenFrom = (at: 'xs' | 'md') => ({
    [`@container (min-width: ${widthOf(count, at) + 2}px)`]: { display: 'none' },
  });
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Typography
        color="textSecondary"
        sx={(theme) => ({
          mb: 1,
          fontSize: '0.95rem',
          ...hiddenFrom('md'),
          [theme.breakpoints.down('md')]: hiddenFrom('xs'),
        })}
      >
        <span aria-hidden>↔ </span>
        {t('sideways')}
      </Typography>
    </Box>
  );
}

const RowHead = (props: TableCellProps) => (
  <TableCell component="th" scope="row" sx={rowHead} {...props} />
);

const Missing = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);

function QuotationLink({ part }: { part: SparePart }) {
  const { t } = useTranslation(['compare', 'common']);
  const number = part.partNumber?.trim();
  return (
    <Link
      href={paths.contact(number ? `${part.name} (${number})` : part.name)}
      aria-label={t('callFor', { name: part.name })}
      color="secondary"
      underline="always"
      sx={{ display: 'inline-block', py: 0.5 }}
    >
      {t('common:askForQuotation')}
    </Link>
  );
}

/** The link to the part, or that it is gone, and the link that removes it from the comparison. */
function ColumnHead({ compared, without }: { compared: Compared; without: string }) {
  const { t } = useTranslation('compare');
  const dispatch = useDispatch();
  const isChosen = useSelector(selectComparedIds).includes(compared.id);
  const { id, part, state } = compared;
  return (
    <>
      {part ? (
        <Link
          href={paths.sparePartDetails(id)}
          title={part.name}
          color="secondary"
          underline="always"
          // The head is always visible, and must not fill the screen.
          sx={{ ...clampedLines(3), WebkitLineClamp: { xs: 4, md: 3 }, lineHeight: 1.3 }}
        >
          {part.name}
        </Link>
      ) : (
        <span>{state === 'failed' ? t('failed') : t('gone')}</span>
      )}
      <Link
        component={RouterLink}
        to={without}
        preventScrollReset
        aria-label={t('remove', { name: part?.name ?? t('goneShort') })}
        onClick={() => {
          if (isChosen) dispatch(comparisonToggled(id));
        }}
        color="secondary"
        underline="always"
        sx={{ display: 'block', mt: 0.5, py: 0.5, fontWeight: 400 }}
      >
        {t('removeShort')}
      </Link>
    </>
  );
}

function ComparedImage({ part }: { part: SparePart | undefined }) {
  const { t } = useTranslation('common');
  const file = part && mainImage(part);
  if (!part) return <Missing>—</Missing>;
  if (!file) return <NoImage label={t('noImage')} sx={image} />;
  return (
    <UploadedImage
      file={file}
      imageSizes={part.imageSizes}
      alt=""
      width={400}
      height={300}
      sizes="240px"
      sx={image}
    />
  );
}
