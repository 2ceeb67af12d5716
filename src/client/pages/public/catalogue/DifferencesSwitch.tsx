import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import { GetForm } from '@/client/components/site/GetForm';
import { NoScript } from '@/client/components/site/NoScript';
import { useTranslation } from '@/client/i18n/useTranslation';
import { compareToggle } from '@/client/features/spareParts/list/cardStyles';
import { useAddressParams } from '@/client/lib/usePageParam';

/** Whether rows in which all parts are alike are left out; without script a button sends it. */
export function DifferencesSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation('compare');
  const [, change] = useAddressParams();
  const input = useRef<HTMLInputElement>(null);
  // After Back the address says otherwise.
  useEffect(() => {
    input.current!.checked = on;
  }, [on]);
  return (
    <GetForm sets={['differences']} sx={{ display: 'flex', gap: 2, mb: 2 }}>
      <Box component="label" sx={compareToggle}>
        <input
          ref={input}
          type="checkbox"
          name="differences"
          value="1"
          defaultChecked={on}
          onChange={({ target }) =>
            change(
              { differences: target.checked ? '1' : undefined },
              { replace: true, preventScrollReset: true },
            )
          }
        />
        {t('onlyDifferences')}
      </Box>
      <NoScript>
        {typeof document === 'undefined' && (
          <Button type="submit" variant="outlined">
            {t('apply')}
          </Button>
        )}
      </NoScript>
    </GetForm>
  );
}
