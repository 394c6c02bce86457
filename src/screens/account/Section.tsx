/** A section of the account page. */
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

type SectionProps = { title: string; lead?: string; children: ReactNode }

export const Section = ({ title, lead, children }: SectionProps) => {
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={heading} component="h2" variant="h2">
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {lead}
        </Typography>
      )}
      {children}
    </Paper>
  )
}
