/** Group of values under a heading. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { HeadingContext } from '#resources/contexts/HeadingContext.ts'
import { columnsOf } from '#resources/page/pageGrid.ts'
import type { GroupProps } from '#resources/tabs/groupProps.ts'

export const ShowGroup = ({ name, columns, children }: GroupProps) => {
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
          gridTemplateColumns: columnsOf(24, columns),
        }}
      >
        <HeadingContext value={title}>{children}</HeadingContext>
      </Box>
    </Box>
  )
}
