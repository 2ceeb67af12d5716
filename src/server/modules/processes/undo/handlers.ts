import type { Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import type { Undo } from './undo';

export const undoHandlers = ({ undoChange, restoreValue }: Undo) =>
  ({
    undoChange: async (request) => undoChange(request.params.id, request.query, accountOf(request)),

    restoreValue: async (request) =>
      restoreValue(request.params.id, request.body, accountOf(request)),
  }) satisfies Partial<Handlers>;
