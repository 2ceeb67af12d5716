import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SidebarTree } from './SidebarTree';

interface CategorySidebarProps {
  /** The category of the page, highlighted with its ancestors. */
  currentId?: string;
  onGrid?: boolean;
}

/** A scroll container on wide screens; on small ones it expands below its heading. */
export function CategorySidebar({ currentId, onGrid = false }: CategorySidebarProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const heading = t('sidebar.heading');
  return (
    <Box
      component="nav"
      aria-label={heading}
      sx={{
        display: { lg: 'flex' },
        displayPrint: 'none',
        flexDirection: 'column',
        minWidth: 0,
        maxHeight: { lg: 'calc(100vh - 120px)' },
      }}
    >
      <Typography
        variant="h4"
        component="h2"
        sx={{
          display: { xs: 'none', lg: 'block' },
          pb: 1.5,
          mb: 1,
          borderBottom: 2,
          borderColor: 'primary.main',
        }}
      >
        {heading}
      </Typography>
      <Button
        data-scripted
        variant="outlined"
        size="large"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={<ExpandMore sx={{ rotate: isOpen ? '180deg' : undefined }} />}
        sx={{
          display: { lg: 'none' },
          justifyContent: 'space-between',
          px: 2,
          borderColor: 'divider',
          bgcolor: 'grey.100',
          color: 'text.primary',
        }}
      >
        {heading}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: isOpen ? 'block' : 'none', lg: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          '@media (scripting: none)': { display: 'block' },
        }}
      >
        <SidebarTree currentId={currentId} onGrid={onGrid} onFollow={() => setIsOpen(false)} />
      </Box>
    </Box>
  );
}
