import { useEffect, useRef } from 'react';
import { Box } from '../../../components/Box';
import { GetForm } from '../../../components/site/GetForm';
import { NoScript } from '../../../components/site/NoScript';
import { SiteButton } from '../../../components/site/SiteButton';
import { useTranslation } from '../../../content/useTranslation';
import { compareToggle } from '../../../features/spareParts/cardStyles';
import { useAddressParams } from '../../../lib/usePageParam';

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
          <SiteButton type="submit" variant="outlined">
            {t('apply')}
          </SiteButton>
        )}
      </NoScript>
    </GetForm>
  );
}
