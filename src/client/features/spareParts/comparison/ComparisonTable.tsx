import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/shared/siteMap';
import type { SparePart } from '@/client/api';
import Box from '@mui/material/Box';
import { NoImage } from '@/client/components/site/NoImage';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';
import { mainImage } from '../partFields';
import { comparisonToggled, selectComparedIds } from '../sparePartsSlice';
import type { ComparedRow } from './comparedRows';
import { sidewaysStyles, tableStyles } from './tableStyles';
import type { Compared } from './useComparedParts';

export interface ComparisonTableProps {
  compared: readonly Compared[];
  rows: readonly ComparedRow[];
  /** The address of the comparison without one of its parts. */
  without: (id: string) => string;
}

/** The parts in columns; their names and the first column stay in sight. */
export function ComparisonTable({ compared, rows, without }: ComparisonTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  return (
    <>
      <Box sx={sidewaysStyles(compared.length)}>
        <p>
          <span aria-hidden>↔ </span>
          {t('sideways')}
        </p>
      </Box>
      {/* Whoever has only a keyboard scrolls it, too. */}
      <Box role="region" aria-label={t('title')} tabIndex={0} sx={tableStyles(compared.length)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('property')}</th>
              {compared.map((each) => (
                <th key={each.id} scope="col">
                  <ColumnHead compared={each} without={without(each.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('picture')}</th>
              {compared.map((each) => (
                <td key={each.id} data-picture>
                  <ComparedPicture compared={each} />
                </td>
              ))}
            </tr>
            {rows.map(({ key, label, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span data-mark>≠ {t('differs')}</span>}
                </th>
                {compared.map(({ id, state }, index) => (
                  <td key={id}>
                    {values[index] ?? (
                      <span data-missing>{state === 'there' ? t('notGiven') : '—'}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {compared.some(({ part }) => part) && (
              <tr>
                <th scope="row">{t('quotation')}</th>
                {compared.map(({ id, part }) => (
                  <td key={id}>
                    {part ? <QuotationLink part={part} /> : <span data-missing>—</span>}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Box>
    </>
  );
}

function QuotationLink({ part }: { part: SparePart }) {
  const { t } = useTranslation(['compare', 'common']);
  const number = part.partNumber?.trim();
  return (
    <Link
      href={paths.contact(number ? `${part.name} (${number})` : part.name)}
      aria-label={t('askFor', { name: part.name })}
    >
      {t('common:askForQuotation')}
    </Link>
  );
}

/** What the column is of: a link to the part, or that it is gone; and the way to take it out. */
function ColumnHead({ compared, without }: { compared: Compared; without: string }) {
  const { t } = useTranslation('compare');
  const dispatch = useDispatch();
  const isChosen = useSelector(selectComparedIds).includes(compared.id);
  const { id, part, state } = compared;
  const missing = state === 'failed' ? t('failed') : t('gone');
  return (
    <>
      {part ? (
        <Link href={paths.sparePartDetails(id)} title={part.name} data-name>
          {part.name}
        </Link>
      ) : (
        <span>{missing}</span>
      )}
      <Link
        component={RouterLink}
        to={without}
        preventScrollReset
        aria-label={t('remove', { name: part?.name ?? t('goneShort') })}
        data-remove
        onClick={() => {
          if (isChosen) dispatch(comparisonToggled(id));
        }}
      >
        {t('removeShort')}
      </Link>
    </>
  );
}

function ComparedPicture({ compared: { part } }: { compared: Compared }) {
  const { t } = useTranslation('common');
  const file = part && mainImage(part);
  if (!part) return <span data-missing>—</span>;
  if (!file) return <NoImage label={t('noImage')} />;
  const { imageSizes } = part;
  return <UploadedImage {...{ file, imageSizes }} alt="" width={400} height={300} sizes="240px" />;
}
