import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ImportState } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

const steps = ['upload', 'columns', 'check', 'result'] as const;

/** The index of the step; an import that is applied has passed them all. */
const stepOf: Partial<Record<ImportState, number>> = {
  reading: 0,
  failed: 0,
  columns: 1,
  checking: 2,
  ready: 2,
  undone: 3,
  applied: 4,
};

/** The steps of an import; without a state nothing is uploaded. */
export function ImportStepper({ state }: { state?: ImportState }) {
  const { t } = useTranslation('imports');
  const current = (state && stepOf[state]) ?? 0;
  return (
    <Stepper
      activeStep={current}
      alternativeLabel
      aria-label={t('steps.label')}
      sx={{
        mb: 3,
        mx: { xs: -2, sm: 0 },
        maxWidth: 720,
        overflowWrap: 'anywhere',
        '& .MuiStep-root': { minWidth: 0 },
      }}
    >
      {steps.map((name, index) => (
        <Step key={name} aria-current={index === current ? 'step' : undefined}>
          <StepLabel error={state === 'failed' && index === current}>
            {t(`steps.${name}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
