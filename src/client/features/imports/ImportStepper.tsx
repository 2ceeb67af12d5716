import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ImportState } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

const steps = ['upload', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof steps)[number];

const stepOf: Record<ImportState, ImportStep> = {
  reading: 'upload',
  failed: 'upload',
  columns: 'columns',
  checking: 'check',
  ready: 'check',
  applied: 'result',
  undone: 'result',
};

/** The step that an import has reached; one that is checked can show its columns again. */
export const currentStep = (state: ImportState, wanted: string | null): ImportStep =>
  state === 'ready' && wanted === 'columns' ? 'columns' : stepOf[state];

interface ImportStepperProps {
  step: ImportStep;
  failed?: boolean;
  done?: boolean;
}

export function ImportStepper({ step, failed, done }: ImportStepperProps) {
  const { t } = useTranslation('imports');
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), {
    noSsr: true,
  });
  const current = steps.indexOf(step);
  return (
    <Stepper
      activeStep={done ? steps.length : current}
      alternativeLabel={isNarrow}
      aria-label={t('steps.label')}
      sx={{ mb: 3, maxWidth: 720 }}
    >
      {steps.map((name, index) => (
        <Step key={name} aria-current={index === current ? 'step' : undefined}>
          <StepLabel error={failed && index === current}>{t(`steps.${name}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
