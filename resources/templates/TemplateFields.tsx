/** The fields of a template on the left, and beside them what helps to write it: variables, faults, how it looks. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { channelOf } from '#domain/templates/draftOf.ts'
import type { PartProps } from '#resources/contexts/entityOptions.ts'
import { SmsLengths } from './SmsLengths.tsx'
import { TemplateAside } from './TemplateAside.tsx'
import { Writing } from './Writing.tsx'

export const TemplateFields = ({ entity, children }: PartProps & { children: ReactNode }) => {
  const channel = channelOf(entity.name)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(340px, 30%)' },
        alignItems: 'start',
      }}
    >
      <Writing aside={<TemplateAside entity={entity} channel={channel} />}>
        {children}
        {channel === 'sms' && <SmsLengths source="text" />}
      </Writing>
    </Box>
  )
}
