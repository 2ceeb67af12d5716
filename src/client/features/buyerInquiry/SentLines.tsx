import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { BuyerInquiry } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LINES } from '@/shared/limits';
import { isQuantity } from '@/shared/quantity';
import { formatQuantity } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { linesAdded, type NewLine, selectLines, withLines } from '../quotationList/quotationSlice';

type Line = BuyerInquiry['lines'][number];

/** A part that is no longer on the site is a line with its name and number. */
function toNewLine({ partId, text, partNumber, quantity, unit, note }: Line): NewLine {
  const known = { quantity: isQuantity(quantity) ? quantity : undefined, unit, note };
  if (partId) return { partId, text, partNumber, ...known };
  const isNamed = !partNumber || text.includes(partNumber);
  return { text: isNamed ? text : `${text}, ${partNumber}`, ...known };
}

/** The lines of the inquiry, to be read and to be asked for again. */
export function SentLines({ lines }: Pick<BuyerInquiry, 'lines'>) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  return (
    <Stack component="section" sx={{ gap: 1 }}>
      <Typography variant="h2" id="lines" sx={{ typography: 'h3' }}>
        {t('lines')}
      </Typography>
      <Table aria-labelledby="lines">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{t('line')}</TableCell>
            <TableCell align="right" sx={{ pr: 0, width: 112 }}>
              {t('quantity')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={index}>
              <TableCell dir="auto" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                {line.text}
                {[line.partNumber, line.note].filter(Boolean).map((detail) => (
                  <Typography key={detail} variant="body2" color="textSecondary">
                    {detail}
                  </Typography>
                ))}
                {line.original && line.original !== line.text && (
                  <Typography variant="body2" color="textSecondary">
                    “{line.original}”
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, verticalAlign: 'top' }}>
                {formatQuantity(line, language) || '–'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <CopyLines lines={lines} />
    </Stack>
  );
}

function CopyLines({ lines }: Pick<BuyerInquiry, 'lines'>) {
  const { t } = useTranslation('buyerInquiry');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const own = useSelector(selectLines);
  const [isFull, setFull] = useState(false);
  const copy = () => {
    const added = lines.map(toNewLine);
    if (withLines(own, added).lines.length > MAX_LINES) return setFull(true);
    dispatch(linesAdded(added));
    return void navigate(paths.quotation());
  };
  return (
    <Box data-scripted sx={{ displayPrint: 'none', mt: 1 }}>
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        aria-describedby="copy-help"
        onClick={copy}
        sx={{ minHeight: 44 }}
      >
        {t('copy.button')}
      </Button>
      <Typography id="copy-help" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('copy.help')}
      </Typography>
      <div role="status">{isFull && <Alert severity="warning">{t('copy.full')}</Alert>}</div>
    </Box>
  );
}
