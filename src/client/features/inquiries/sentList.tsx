import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import {
  linesAdded,
  linesRemoved,
  type ListLine,
  selectLineCount,
} from '../quotation/quotationSlice';

/** Removes what is sent from the list, and remembers it. */
export function useSentList() {
  const dispatch = useDispatch();
  const [lines, setLines] = useState<readonly ListLine[]>([]);
  const clear = (sent: readonly ListLine[]) => {
    setLines(sent);
    dispatch(linesRemoved(sent));
  };
  return { lines, clear };
}

interface AfterListProps {
  sent: readonly ListLine[];
  /** The form is to be shown again. */
  onAgain?: () => void;
}

/** What a buyer may do once the list is sent: have it back, or send the next one. */
export function AfterList({ sent, onAgain }: AfterListProps) {
  const { t } = useTranslation('sendQuotation');
  const dispatch = useDispatch();
  const count = useSelector(selectLineCount);
  const restore = () => {
    dispatch(linesAdded(sent));
    onAgain?.();
  };
  if (count > 0) {
    return (
      <Button variant="outlined" href={paths.quotation()} onClick={onAgain}>
        {t('again')}
      </Button>
    );
  }
  if (sent.length === 0) return null;
  return (
    <Button variant="outlined" onClick={restore}>
      {t('restore')}
    </Button>
  );
}
