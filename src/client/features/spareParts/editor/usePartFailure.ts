import { useState } from 'react';
import {
  type PartName,
  isUnauthorized,
  numberHolder,
  rejectedFiles,
  useErrorText,
} from '@/client/api';
import { useSaveFailure } from '@/client/components/console/useFailure';
import { type FileValues, uploadsOf } from './fileValues';
import type { PartValues } from './partValues';

/**
 * Why saving a part failed: shown in a dialog, below the form only where the login dialog covers the
 * screen, through `taken` at the number field where another part has the number, and through
 * `rejected` at the images and documents that were `sent`.
 */
export function usePartFailure(title: string) {
  const [failure, show, setFailure] = useSaveFailure(title);
  const [taken, setTaken] = useState<PartName>();
  const [rejected, setRejected] = useState<ReadonlyMap<string, string>>();
  const errorText = useErrorText();
  const showFailure = (error: unknown, sent: Pick<PartValues, 'images' | 'documents'>) => {
    const reasonsOf = (field: 'images' | 'documents', values: readonly FileValues[]) =>
      rejectedFiles(error, field).flatMap(({ index, ...data }) => {
        const upload = uploadsOf(values)[index];
        return upload ? ([[upload.key, errorText({ data }, title)]] as const) : [];
      });
    const { images, documents } = sent;
    setRejected(new Map([...reasonsOf('images', images), ...reasonsOf('documents', documents)]));
    const holder = numberHolder(error);
    setTaken(holder);
    show(holder ? undefined : error);
    if (!isUnauthorized(error)) setFailure(undefined);
  };
  return { failure, taken, rejected, showFailure, setFailure };
}
