import type { ButtonProps } from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { BusyButton } from './BusyButton';
import { useUndo } from './useUndo';

interface UndoButtonProps extends ButtonProps {
  changeId: string;
  withoutTakenNumbers?: boolean;
  onDone?: () => void;
}

/** In the history, in the notice of a change, and in the dialog about numbers that are taken. */
export default function UndoButton(props: UndoButtonProps) {
  const { changeId, withoutTakenNumbers, onDone, ...button } = props;
  const { t } = useTranslation(['history', 'trash']);
  const { undo, busy } = useUndo();

  // What was undone has no such button any more, nor is its notice there.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain();
    },
    [],
  );

  return (
    <BusyButton
      color="inherit"
      size="small"
      {...button}
      busy={busy}
      onClick={() =>
        void undo(changeId, withoutTakenNumbers).then((isDone) => isDone && onDone?.())
      }
    >
      {t(withoutTakenNumbers ? 'trash:numberTaken.confirm' : 'undo.button')}
    </BusyButton>
  );
}
