import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type MessageFile, useGetInquiryFileQuery } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { QueryResult } from '@/client/components/console/QueryResult';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The photographs of an inquiry by name; one is loaded when it is opened. */
export function InquiryPhotographs({ id, files }: { id: string; files: readonly MessageFile[] }) {
  const { t } = useTranslation('inquiryDesk');
  const [shown, setShown] = useState<MessageFile>();
  return (
    <TitledPaper title={t('photographs.title')}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {files.map((file) => (
          <Button
            key={file._id}
            variant="outlined"
            startIcon={<ImageOutlined />}
            onClick={() => setShown(file)}
            sx={{ minHeight: 40, maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            <span dir="auto">{file.name}</span>
          </Button>
        ))}
      </Stack>
      {shown && <Photograph id={id} file={shown} onClose={() => setShown(undefined)} />}
    </TitledPaper>
  );
}

interface PhotographProps {
  id: string;
  file: MessageFile;
  onClose: () => void;
}

function Photograph({ id, file: { _id: file, name }, onClose }: PhotographProps) {
  const { t } = useTranslation('inquiryDesk');
  const query = useGetInquiryFileQuery({ id, file });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle dir="auto">{name}</DialogTitle>
      <DialogContent sx={{ textAlign: 'center' }}>
        <QueryResult query={query} failed={t('photographs.failed')} rows={4}>
          {({ href }) => <Box component="img" src={href} alt={name} sx={{ maxWidth: '100%' }} />}
        </QueryResult>
      </DialogContent>
      <DialogActions>
        {query.data && (
          <Button href={query.data.href} download={name}>
            {t('photographs.save')}
          </Button>
        )}
        <Button onClick={onClose} variant="contained" autoFocus>
          {t('photographs.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
