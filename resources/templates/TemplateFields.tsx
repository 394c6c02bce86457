/** The fields of a template on the left, and beside them what helps to write it: variables, faults, how it looks. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Channel } from '#domain/templates/draft.ts'
import type { Entity } from '#schemas/entity.ts'
import { TemplateAside } from './TemplateAside.tsx'
import { WritingArea, WritingRoot } from './Writing.tsx'

type TemplateFieldsProps = {
  entity: Entity
  channel: Channel
  /** Groups before and after the texts. */
  before: ReactNode
  texts: ReactNode
  after?: ReactNode
}

export const TemplateFields = ({ entity, channel, before, texts, after }: TemplateFieldsProps) => (
  <WritingRoot>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(340px, 30%)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {before}
        <WritingArea>{texts}</WritingArea>
        {after}
      </Box>
      <TemplateAside entity={entity} channel={channel} />
    </Box>
  </WritingRoot>
)
