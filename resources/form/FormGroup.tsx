/** Group of inputs under a heading, in as many columns as fit. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { HeadingContext } from '#resources/contexts/HeadingContext.ts'

/** @param name Text key of the heading; absent: no heading. */
export const FormGroup = ({ name, children }: { name?: string; children: ReactNode }) => {
  const resource = useResourceContext()
  const translate = useTranslate()
  const heading = useId()
  const title = name && translate(`resources.${resource}.groups.${name}`)
  return (
    <Box component="section" data-group={name} aria-labelledby={name && heading} sx={{ '& + &': { mt: 3 } }}>
      {name && (
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 1.5, fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          alignItems: 'start',
        }}
      >
        <HeadingContext value={title}>{children}</HeadingContext>
      </Box>
    </Box>
  )
}
