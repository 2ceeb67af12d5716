import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { FileButton } from '@/client/components/FileButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { findPdfProblem } from '@/client/lib/pdfFile';
import { MAX_CV_MIB } from '@/shared/limits';

interface CvFieldProps {
  file?: File;
  onChange: (file?: File) => void;
}

/** Takes one PDF; a file that is rejected leaves the chosen one as it is. */
export function CvField({ file, onChange }: CvFieldProps) {
  const { t } = useTranslation('career');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async (chosen?: File) => {
    if (!chosen) return;
    const found = await findPdfProblem(chosen);
    setProblem(found ? t(`cv.problems.${found}`, { file: chosen.name, mib: MAX_CV_MIB }) : '');
    if (!found) onChange(chosen);
  };
  const remove = () => {
    setProblem('');
    onChange(undefined);
    input.current?.focus();
  };

  return (
    <Box data-scripted>
      <FileButton
        label={t('cv.label')}
        describedBy={id}
        accept="application/pdf,.pdf"
        inputRef={input}
        startIcon={<AttachFile />}
        onChoose={([chosen]) => void choose(chosen)}
      >
        {t(file ? 'cv.change' : 'cv.choose')}
      </FileButton>
      <Box id={id} role="status">
        {file && (
          <Typography dir="auto" sx={{ ...longText, mt: 1 }}>
            {file.name}
            <IconButton aria-label={t('cv.remove', { file: file.name })} onClick={remove}>
              <Close fontSize="small" />
            </IconButton>
          </Typography>
        )}
        <FormHelperText>{t('cv.hint', { mib: MAX_CV_MIB })}</FormHelperText>
        {problem && (
          <FormHelperText error sx={longText}>
            {problem}
          </FormHelperText>
        )}
      </Box>
    </Box>
  );
}
