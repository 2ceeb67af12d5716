import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';
import { useUndo } from './useUndo';

interface UndoButtonProps {
  changeId: string;
  onDone: () => void;
}

/** In the notice of a change. */
export default function UndoButton({ changeId, onDone }: UndoButtonProps) {
  const { t } = useTranslation('history');
  const { undo, busy } = useUndo();
  return (
    <BusyButton
      color="inherit"
      size="small"
      busy={busy}
      onClick={() => void undo(changeId).then((isDone) => isDone && onDone())}
    >
      {t('undo.button')}
    </BusyButton>
  );
}
