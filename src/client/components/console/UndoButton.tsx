import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';
import { useUndo } from './useUndo';

interface UndoButtonProps {
  changeId: string;
  withoutTakenNumbers?: boolean;
  onDone: () => void;
}

/** In the notice of a change, and in the dialog about numbers that are taken. */
export default function UndoButton({ changeId, withoutTakenNumbers, onDone }: UndoButtonProps) {
  const { t } = useTranslation(['history', 'trash']);
  const { undo, busy } = useUndo();
  return (
    <BusyButton
      color="inherit"
      size="small"
      busy={busy}
      onClick={() => void undo(changeId, withoutTakenNumbers).then((isDone) => isDone && onDone())}
    >
      {t(withoutTakenNumbers ? 'trash:numberTaken.confirm' : 'undo.button')}
    </BusyButton>
  );
}
