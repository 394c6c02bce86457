/** Group of inputs under a heading, in as many columns as fit. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { HeadingContext } from '#resources/contexts/HeadingContext.ts'
import { columnsOf } from '#resources/page/pageGrid.ts'
import type { GroupProps } from '#resources/tabs/groupProps.ts'

export const FormGroup = ({ name, columns, children }: GroupProps) => {
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
          gridTemplateColumns: columnsOf(16, columns),
          alignItems: 'start',
        }}
      >
        <HeadingContext value={title}>{children}</HeadingContext>
      </Box>
    </Box>
  )
}
