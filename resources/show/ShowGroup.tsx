/** Group of values under a heading. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { HeadingContext } from '#resources/contexts/HeadingContext.ts'

/** @param name Text key of the heading; absent: no heading. */
export const ShowGroup = ({ name, children }: { name?: string; children: ReactNode }) => {
  const resource = useResourceContext()
  const translate = useTranslate()
  const heading = useId()
  const title = name && translate(`resources.${resource}.groups.${name}`)
  return (
    <Box
      component="section"
      aria-labelledby={name && heading}
      sx={{ '& + &': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' } }}
    >
      {name && (
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ mb: 1.5, fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        <HeadingContext value={title}>{children}</HeadingContext>
      </Box>
    </Box>
  )
}
