import ExpandMore from '@mui/icons-material/ExpandMore';
import Box, { type BoxProps } from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Breakpoint } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FoldedSectionProps {
  heading: ReactNode;
  variant: TypographyProps['variant'];
  /** From this width on, on paper and without script the section is open. */
  from: Breakpoint;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  headSx?: Exclude<BoxProps['sx'], readonly unknown[]>;
  bodySx?: Exclude<BoxProps['sx'], readonly unknown[]>;
  children: ReactNode;
}

/** A heading and what belongs to it; on small screens it opens when the heading is pressed. */
export function FoldedSection(props: FoldedSectionProps) {
  const { heading, variant, from, isOpen, onToggle, headSx, bodySx, children } = props;
  const id = useId();
  const headingId = `${id}-heading`;
  return (
    <>
      <Box
        sx={[
          {
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          },
          headSx ?? false,
        ]}
      >
        <Typography id={headingId} variant={variant} component="h2">
          {heading}
        </Typography>
        <IconButton
          data-scripted
          aria-labelledby={headingId}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          sx={{
            display: { [from]: 'none' },
            displayPrint: 'none',
            width: 44,
            height: 44,
            mr: -1,
            color: 'inherit',
            // The whole head can be pressed.
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <ExpandMore aria-hidden sx={{ rotate: isOpen ? '180deg' : undefined }} />
        </IconButton>
      </Box>
      <Box
        id={id}
        sx={[
          {
            display: { xs: isOpen ? 'block' : 'none', [from]: 'block' },
            displayPrint: 'block',
            '@media (scripting: none)': { display: 'block' },
          },
          bodySx ?? false,
        ]}
      >
        {children}
      </Box>
    </>
  );
}
