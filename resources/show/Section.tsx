/** Section of a record's page, below its values. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type SectionProps = { anchor: string; title: string; children: ReactNode }

export const Section = ({ anchor, title, children }: SectionProps) => {
  const heading = useId()
  return (
    <Box component="section" id={anchor} aria-labelledby={heading} sx={{ minWidth: 0, scrollMarginTop: 80 }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ mt: 1, mb: 1, fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
