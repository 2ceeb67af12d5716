import Box from '@mui/material/Box';
import { useState } from 'react';
import { FoldedSection } from '@/client/components/site/FoldedSection';
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
      <FoldedSection
        heading={heading}
        variant="h4"
        from="lg"
        isOpen={isOpen}
        onToggle={setIsOpen}
        headSx={{
          pb: { lg: 1.5 },
          mb: { lg: 1 },
          pl: { xs: 2, lg: 0 },
          pr: { xs: 1.5, lg: 0 },
          border: { xs: 1, lg: 0 },
          borderBottom: { lg: 2 },
          borderColor: { xs: 'divider', lg: 'primary.main' },
          borderRadius: { xs: 1, lg: 0 },
          bgcolor: { xs: 'grey.100', lg: 'transparent' },
          '& > h2': { fontSize: { xs: '0.9375rem', lg: '1.15rem' } },
        }}
        bodySx={{ display: { lg: 'flex' }, flexDirection: 'column', minHeight: 0 }}
      >
        <SidebarTree currentId={currentId} onGrid={onGrid} onFollow={() => setIsOpen(false)} />
      </FoldedSection>
    </Box>
  );
}
