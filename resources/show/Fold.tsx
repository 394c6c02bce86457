/** Collapsible section, whose content loads when it is first opened. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type FoldProps = { title: string; note?: string; isOpen?: boolean; heading?: 'h2' | 'h3'; children: ReactNode }

/** @param isOpen Initially expanded. */
export const Fold = ({ title, note, isOpen = false, heading = 'h3', children }: FoldProps) => (
  <Accordion
    variant="outlined"
    disableGutters
    defaultExpanded={isOpen}
    slotProps={{ heading: { component: heading }, transition: { unmountOnExit: true } }}
    sx={{ '& + &': { borderTop: 0 }, '&::before': { display: 'none' }, overflow: 'hidden' }}
  >
    <AccordionSummary expandIcon={<ExpandMore />} sx={{ fontWeight: 500 }}>
      {title}
      {note && (
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
          {note}
        </Box>
      )}
    </AccordionSummary>
    <AccordionDetails sx={{ p: 0, borderTop: 1, borderColor: 'divider' }}>{children}</AccordionDetails>
  </Accordion>
)
